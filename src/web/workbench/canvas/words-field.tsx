import { type KeyboardEvent, useEffect, useRef } from "react";
import { controlStyles } from "@/components/ui/field-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { EditedLayer } from "../document/edited-layer.ts";
import type { Dispatch } from "../document/workbench-action.ts";
import { boundsOf } from "../geometry/box.ts";
import type { Size } from "../geometry/view.ts";
import { useTyped } from "../use-typed.ts";
import { placeStyle } from "./place-style.ts";

type WordsFieldProps = { layer: EditedLayer; page: Size; dispatch: Dispatch; onClose: (how: "done" | "left") => void };

/** Below this share of the page's height, the field would end up beyond it. */
const LOW = 0.75;

/**
 * Writes a layer's words on the spot. The field hangs below the layer, or stands above it at the foot of the page, and
 * the picture changes with every letter. On phones it takes the whole width.
 */
export function WordsField({ layer, page, dispatch, onClose }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTyped(layer.text, (text) => dispatch({ type: "write", id: layer.id, text }));
  const bounds = boundsOf([layer]);
  const isLow = bounds.y + bounds.height > page.height * LOW;
  useEffect(() => field.current?.select(), []);

  function press(event: KeyboardEvent) {
    // Enter ends the writing, as it began it. A line break is Shift and Enter.
    const isEnd =
      event.key === "Escape" || (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing);
    if (!isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    onClose("done");
  }

  return (
    <div
      data-low={isLow ? "" : undefined}
      className="bench-page bench-words"
      style={placeStyle({ box: { x: 0, y: 0, ...page }, angle: 0 })}
    >
      <div className="bench-placed" style={placeStyle({ box: bounds, angle: 0 })}>
        <textarea
          ref={field}
          data-own-pointer=""
          rows={2}
          dir="auto"
          maxLength={layer.mostCharacters}
          value={typing.value}
          aria-label={`Words of ${layer.name}`}
          className={cn(
            controlStyles,
            "pointer-events-auto w-full max-w-105 select-text resize-none p-3",
            "tablet:-translate-x-1/2 tablet:absolute tablet:left-1/2 tablet:w-[max(100%,240px)]",
            isLow ? "tablet:bottom-[calc(100%+14px)]" : "tablet:top-[calc(100%+14px)]",
            "shadow-[inset_0_0_0_2px_var(--ring),var(--sh-2)] focus:shadow-[inset_0_0_0_2px_var(--ring),var(--sh-2)]",
          )}
          onChange={(event) => typing.onType(event.target.value)}
          onKeyDown={press}
          onBlur={() => onClose("left")}
        />
      </div>
    </div>
  );
}
