import { type KeyboardEvent, useEffect, useRef } from "react";
import { controlStyles } from "@/components/ui/field-styles.ts";
import { cn } from "@/lib/cn.ts";
import type { EditedLayer } from "../document/edited-layer.ts";
import type { Dispatch } from "../document/workbench-action.ts";
import { boundsOf } from "../geometry/box.ts";
import { placeStyle } from "./place-style.ts";

type WordsFieldProps = { layer: EditedLayer; dispatch: Dispatch; onClose: () => void };

/** Writes a layer's words on the spot: the field hangs below the layer, whose picture changes with every letter. */
export function WordsField({ layer, dispatch, onClose }: WordsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);

  function press(event: KeyboardEvent) {
    // Enter ends the writing, as it began it. A line break is Shift and Enter.
    const isEnd =
      event.key === "Escape" || (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing);
    if (!isEnd) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    <div className="bench-placed pointer-events-none" style={placeStyle({ box: boundsOf([layer]), angle: 0 })}>
      <textarea
        ref={field}
        data-own-pointer=""
        rows={2}
        value={layer.text}
        aria-label={`Words of ${layer.name}`}
        className={cn(
          controlStyles,
          "pointer-events-auto absolute top-[calc(100%+14px)] left-1/2 w-[max(100%,240px)] max-w-[min(420px,80vw)] -translate-x-1/2",
          "select-text resize-none p-3 shadow-[inset_0_0_0_2px_var(--ring),var(--sh-2)] focus:shadow-[inset_0_0_0_2px_var(--ring),var(--sh-2)]",
        )}
        onChange={(event) => dispatch({ type: "write", id: layer.id, text: event.target.value })}
        onKeyDown={press}
        onBlur={onClose}
      />
    </div>
  );
}
