// Number fields, to type in or to step up and down.
import { say } from "../i18n/texts.ts";

interface FigureProps {
  label: string;
  /** A label for people who cannot see where the field is. */
  what: string;
  value: number | undefined;
  most: number;
  onValue(value: number | undefined): void;
}

/** A number field. */
export function Figure({ label, what, value, most, onValue }: FigureProps) {
  return (
    <label>
      <span aria-hidden="true">{label}</span>
      <NumberField what={what} value={value} most={most} onValue={onValue} />
    </label>
  );
}

/** A number field with buttons. The arrow keys do the same, so the buttons are not tab stops. */
export function Stepper({ label, what, value, most, onValue }: FigureProps) {
  const now = value ?? 0;
  return (
    <span class="lab">
      {label && <span aria-hidden="true">{label}</span>}
      <span class="step">
        <button
          type="button"
          tabIndex={-1}
          aria-label={say("score-less", { what })}
          disabled={now <= 0}
          onClick={() => onValue(now - 1)}
        >
          −
        </button>
        <NumberField what={what} value={value} most={most} onValue={onValue} />
        <button
          type="button"
          tabIndex={-1}
          aria-label={say("score-more", { what })}
          disabled={now >= most}
          onClick={() => onValue(now + 1)}
        >
          +
        </button>
      </span>
    </span>
  );
}

function NumberField({ what, value, most, onValue }: Omit<FigureProps, "label">) {
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    onValue(Math.min(most, Math.max(0, (value ?? 0) + by)));
  };
  return (
    <input
      class="num"
      inputMode="numeric"
      autocomplete="off"
      size={4}
      aria-label={what}
      value={value ?? ""}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={step}
      onInput={(event) => {
        const digits = event.currentTarget.value.replaceAll(/\D/g, "");
        const number = digits === "" ? undefined : Math.min(most, Number(digits));
        event.currentTarget.value = number === undefined ? "" : String(number);
        onValue(number);
      }}
    />
  );
}
