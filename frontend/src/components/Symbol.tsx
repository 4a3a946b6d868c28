// One of our drawings. It says nothing by itself: the words beside it speak.
export function Symbol({ name, class: kind = "i" }: { name: string; class?: string }) {
  return (
    <svg class={kind} aria-hidden="true">
      <use href={`/static/symbols.svg#${name}`} />
    </svg>
  );
}
