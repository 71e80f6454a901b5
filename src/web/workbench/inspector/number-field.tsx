import { type KeyboardEvent, useState } from "react";
import { cn } from "@/lib/cn.ts";

type NumberFieldProps = {
  /** One letter or a sign, in front of the number. */
  sign: string;
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  className?: string;
  onChange: (value: number) => void;
};

/** A number that counts once it is complete: on Enter, on leaving, or at once with the arrow keys. */
export function NumberField({ sign, label, value, min, max, disabled, className, onChange }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function commit(next: number) {
    setDraft(null);
    if (!Number.isFinite(next)) return;
    const allowed = Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, next));
    if (allowed !== value) onChange(allowed);
  }

  const read = (text: string) => (text.trim() ? Number(text.replace(",", ".").replace("−", "-")) : Number.NaN);

  function press(event: KeyboardEvent) {
    if (event.key === "Enter") commit(read(draft ?? ""));
    if (event.key === "Escape") setDraft(null);
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const from = draft === null ? value : read(draft);
    commit(from + direction * (event.shiftKey ? 10 : 1));
  }

  return (
    <label
      className={cn(
        "flex h-9 min-w-0 items-center gap-1.5 rounded-2 bg-surface pr-1 pl-2 shadow-field focus-within:shadow-field-focus pointer-coarse:h-11",
        disabled && "bg-inset text-ink-3",
        className,
      )}
    >
      <span aria-hidden="true" className="flex-none text-ink-3 text-xs">
        {sign}
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={draft ?? String(value)}
        className="h-full w-full min-w-0 bg-transparent text-13 tabular-nums outline-none pointer-coarse:text-base"
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== null && commit(read(draft))}
        onKeyDown={press}
      />
    </label>
  );
}
