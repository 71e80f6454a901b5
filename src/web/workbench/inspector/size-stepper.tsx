import { Minus, Plus } from "lucide-react";

type SizeStepperProps = {
  size: number | "auto";
  /** What `auto` came to, where that is known. */
  found?: number | undefined;
  disabled: boolean;
  onChange: (size: number | "auto") => void;
};

const SIZES = [16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 192, 224, 256, 320];
/** Where a stepper starts that leaves `auto`. */
const FIRST = 64;

const buttonStyles =
  "grid h-full w-8 flex-none place-items-center rounded-2 hover:bg-highlight disabled:cursor-not-allowed disabled:text-ink-3 pointer-coarse:w-11";

/** The size of the words in pixels. Auto, where the words fill their box, is a press on the number away. */
export function SizeStepper({ size, found, disabled, onChange }: SizeStepperProps) {
  const first = found === undefined ? FIRST : Math.round(found);
  const current = size === "auto" ? first : size;
  const larger = SIZES.find((one) => one > current) ?? current;
  const smaller = SIZES.toReversed().find((one) => one < current) ?? current;
  return (
    <fieldset
      className="flex h-9 flex-none items-center rounded-2 shadow-field pointer-coarse:h-11"
      disabled={disabled}
    >
      <legend className="sr-only">Size of the words</legend>
      <button type="button" aria-label="Smaller words" className={buttonStyles} onClick={() => onChange(smaller)}>
        <Minus size={14} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={
          size === "auto" ? `Size: auto${found === undefined ? "" : `, ${first}`}` : `Size: ${size}. Make it automatic`
        }
        aria-pressed={size === "auto"}
        title={
          size === "auto"
            ? found === undefined
              ? "The words fill their box"
              : "As the layout sets it"
            : "Make it automatic"
        }
        className="h-full min-w-10 text-center text-13 tabular-nums disabled:text-ink-3 pointer-coarse:min-w-11"
        onClick={() => onChange(size === "auto" ? first : "auto")}
      >
        {size === "auto" && found === undefined ? "Auto" : current}
      </button>
      <button type="button" aria-label="Larger words" className={buttonStyles} onClick={() => onChange(larger)}>
        <Plus size={14} aria-hidden="true" />
      </button>
    </fieldset>
  );
}
