import { Check, Scissors, TriangleAlert } from "lucide-react";
import { AvoidedWords } from "@/brands/avoided-words.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { cn } from "@/lib/cn.ts";
import type { EditedLayer } from "@/workbench/document/edited-layer.ts";
import type { Dispatch } from "@/workbench/document/workbench-action.ts";
import type { BrandKit } from "../../../../shared/brands/brand-kit.ts";
import type { Fit } from "./use-fits.ts";

type CaptionFieldProps = {
  layer: EditedLayer;
  number: number;
  isSelected: boolean;
  fit: Fit | undefined;
  kit: BrandKit | undefined;
  dispatch: Dispatch;
};

/** One box: its words, how many there may be, and how they came out. */
export function CaptionField({ layer, number, isSelected, fit, kit, dispatch }: CaptionFieldProps) {
  const { id, name, text, maxLength, isLocked } = layer;
  const length = [...text].length;
  return (
    <div
      className={cn("grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-3 px-3 py-2.5", isSelected && "bg-inset")}
    >
      <span
        aria-hidden="true"
        className={cn(
          "mt-px grid size-5 place-items-center rounded-1 font-semibold text-xs tabular-nums",
          isSelected ? "bg-banana text-peel" : "bg-inset text-ink-2",
        )}
      >
        {number}
      </span>
      <div className="grid gap-1">
        <Textarea
          label={name}
          aside={
            maxLength === undefined ? (
              `${length}`
            ) : (
              <span className={cn(length > maxLength && "text-warn-fg")}>{`${length} / ${maxLength}`}</span>
            )
          }
          rows={text.length > 40 || text.includes("\n") ? 2 : 1}
          value={text}
          disabled={isLocked}
          placeholder="No text here"
          maxLength={500}
          onFocus={() => dispatch({ type: "select", ids: [id] })}
          onChange={(event) => dispatch({ type: "write", id, text: event.target.value })}
          onBlur={() => dispatch({ type: "settle" })}
        />
        <FitNote fit={fit} isLong={maxLength !== undefined && length > maxLength} isEmpty={text.trim() === ""} />
        {kit && <AvoidedWords {...{ kit, text }} isQuiet />}
      </div>
    </div>
  );
}

function FitNote({ fit, isLong, isEmpty }: { fit: Fit | undefined; isLong: boolean; isEmpty: boolean }) {
  const look = "flex min-h-4 items-center gap-1.5 text-xs";
  if (isEmpty || !fit) return <p className={look} />;
  if (fit.isCut)
    return (
      <p className={cn(look, "text-bad-fg")}>
        <Scissors size={13} aria-hidden="true" />
        Too long: the end is cut off. Shorten it, or make the box larger.
      </p>
    );
  if (isLong)
    return (
      <p className={cn(look, "text-warn-fg")}>
        <TriangleAlert size={13} aria-hidden="true" />
        Fits, but small. Shorter is funnier.
      </p>
    );
  return (
    <p className={cn(look, "text-ok-fg")}>
      <Check size={13} aria-hidden="true" />
      {fit.lines === 1 ? "Fits on 1 line" : `Fits on ${fit.lines} lines`}
    </p>
  );
}
