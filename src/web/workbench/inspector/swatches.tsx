import { Pipette } from "lucide-react";

export type Swatch = { name: string; color: string };

type SwatchesProps = {
  label: string;
  /** A short word in sight, where there are several rows. */
  short?: string | undefined;
  swatches: readonly Swatch[];
  color: string | null;
  disabled: boolean;
  onChange: (color: string) => void;
};

const tile = "relative size-7 flex-none rounded-2 pointer-coarse:size-11 pointer-coarse:rounded-3";

/** The colours of the brand or the template, and any other. */
export function Swatches({ label, short, swatches, color, disabled, onChange }: SwatchesProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 disabled:opacity-50" disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {short && (
        <span aria-hidden="true" className="w-12 flex-none text-ink-2 text-xs">
          {short}
        </span>
      )}
      {swatches.map((swatch) => (
        <button
          key={swatch.color}
          type="button"
          aria-label={swatch.name}
          title={`${swatch.name} ${swatch.color}`}
          aria-pressed={swatch.color.toLowerCase() === color?.toLowerCase()}
          className={`${tile} shadow-[inset_0_0_0_1px_rgb(128_120_100/0.55)] aria-pressed:outline-2 aria-pressed:outline-ink aria-pressed:outline-offset-2`}
          style={{ background: swatch.color }}
          onClick={() => onChange(swatch.color)}
        />
      ))}
      <label
        title="Other colour"
        className={`${tile} grid cursor-pointer place-items-center shadow-field focus-within:shadow-field-focus`}
      >
        <Pipette size={14} aria-hidden="true" />
        <input
          type="color"
          aria-label={`${label}: other`}
          value={color ?? "#000000"}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </fieldset>
  );
}
