// One of our drawings. It is decorative; the text beside it carries the meaning.
export function Symbol({ name, class: kind = "i" }: { name: string; class?: string }) {
  return (
    <svg class={kind} aria-hidden="true">
      <use href={`/static/symbols.svg#${name}`} />
    </svg>
  );
}
