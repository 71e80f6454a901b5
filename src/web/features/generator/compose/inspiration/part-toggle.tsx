import { Check, Lightbulb, Plus } from "lucide-react";
import type { InspirationImage } from "@/creatives/inspiration/inspiration-image.ts";
import { cn } from "@/lib/cn.ts";
import type { BorrowPart } from "../../../../../shared/inspiration.ts";
import { colorsOf, describePart, PART_NAMES } from "./part-names.ts";
import { Wireframe } from "./wireframe.tsx";

type PartToggleProps = {
  part: BorrowPart;
  image: InspirationImage;
  isOn: boolean;
  /** A picture without a scene has nothing but colours for the composer. */
  isKnown: boolean;
  onChange: (isOn: boolean) => void;
};

/** One thing that may be borrowed: pressed when it is. */
export function PartToggle({ part, image, isOn, isKnown, onChange }: PartToggleProps) {
  const Sign = isOn ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={!isKnown}
      onClick={() => onChange(!isOn)}
      className={cn(
        "flex min-h-13 w-full items-center gap-2.5 rounded-3 py-1 pr-2.5 pl-2 text-left max-tablet:min-h-14",
        isOn
          ? "bg-accent-soft shadow-[inset_0_0_0_1.5px_var(--accent-line)]"
          : "text-ink-2 shadow-line hover:bg-inset disabled:cursor-not-allowed disabled:hover:bg-transparent",
      )}
    >
      <span className={cn("grid w-7.5 flex-none place-items-center text-accent-fg", !isOn && "opacity-55")}>
        <PartSign {...{ part, image }} />
      </span>
      <span className="grid min-w-0 flex-1 leading-tight">
        <span className="font-semibold text-13 capitalize">{PART_NAMES[part]}</span>
        <span className="line-clamp-2 text-ink-2 text-xs">
          {isKnown ? (isOn ? describePart(part, image) : "Left out") : "Needs an AI key"}
        </span>
      </span>
      {isKnown && (
        <Sign
          aria-hidden="true"
          size={16}
          strokeWidth={2.2}
          className={cn("flex-none", isOn ? "text-accent-fg" : "text-ink-3")}
        />
      )}
    </button>
  );
}

export function PartSign({ part, image }: { part: BorrowPart; image: InspirationImage }) {
  if (part === "palette") return <Swatches colors={colorsOf(image)} />;
  if (part === "tactic") return <Lightbulb aria-hidden="true" size={18} strokeWidth={1.9} />;
  if (part === "typeface")
    return (
      <span aria-hidden="true" className="font-serif text-2xl text-ink leading-none">
        Aa
      </span>
    );
  return image.lends?.parts ? (
    <Wireframe parts={image.lends.parts} className="max-h-8 w-6" />
  ) : (
    <span aria-hidden="true" className="grid h-7 w-6 content-start gap-0.5 rounded-1 bg-inset p-1 shadow-line">
      <span className="h-1 rounded-full bg-ink-3" />
      <span className="h-1 w-2/3 rounded-full bg-ink-3" />
    </span>
  );
}

/** Up to four colours as a small square of squares. */
function Swatches({ colors }: { colors: readonly string[] }) {
  return (
    <span aria-hidden="true" className="grid grid-cols-[13px_13px] gap-0.5">
      {colors.slice(0, 4).map((color) => (
        <span
          key={color}
          className="h-[13px] rounded-[3px] shadow-[inset_0_0_0_1px_rgb(128_110_80/.4)]"
          style={{ backgroundColor: color }}
        />
      ))}
    </span>
  );
}
