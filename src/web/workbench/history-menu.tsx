import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check, History, Redo2, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { itemStyles, popoverStyles } from "@/components/ui/popover-styles.ts";
import { cn } from "@/lib/cn.ts";
import { canRedo, canUndo } from "./document/history.ts";
import type { Bench } from "./use-workbench.ts";

/** Nothing to undo is the usual state, and need not look like a button. */
const quiet = "pointer-coarse:h-11 data-disabled:bg-transparent data-disabled:opacity-55 data-disabled:shadow-none";

/** As many as fit without searching; the arrows go further. */
const MAX_SHOWN = 30;

/** Undo, redo, and a list of every step to go back to. */
export function HistoryMenu({ bench: { state, dispatch } }: { bench: Bench }) {
  const { steps, current } = state;
  const undone = steps[current];
  const redone = steps[current + 1];
  return (
    <div className="flex flex-none items-center gap-1">
      <Button
        variant="ghost"
        size="sm"
        icon={<Undo2 size={17} aria-hidden="true" />}
        aria-label="Undo"
        title={canUndo(state) ? `Undo: ${undone?.name}` : undefined}
        disabled={!canUndo(state)}
        focusableWhenDisabled
        className={quiet}
        onClick={() => dispatch({ type: "undo" })}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={<Redo2 size={17} aria-hidden="true" />}
        aria-label="Redo"
        title={redone && `Redo: ${redone.name}`}
        disabled={!canRedo(state)}
        focusableWhenDisabled
        className={quiet}
        onClick={() => dispatch({ type: "redo" })}
      />
      <BaseMenu.Root>
        <BaseMenu.Trigger
          render={
            <Button
              variant="ghost"
              size="sm"
              icon={<History size={17} aria-hidden="true" />}
              aria-label="History"
              className="max-[480px]:hidden pointer-coarse:h-11"
            />
          }
        />
        <BaseMenu.Portal>
          <BaseMenu.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-60 outline-none">
            <BaseMenu.Popup className={cn(popoverStyles, "max-h-[min(420px,var(--available-height))] overflow-y-auto")}>
              {steps
                .map((step, index) => ({ step, index }))
                .slice(-MAX_SHOWN)
                .toReversed()
                .map(({ step, index }) => (
                  <BaseMenu.Item
                    key={index}
                    className={cn(itemStyles, index > current && "text-ink-3")}
                    onClick={() => dispatch({ type: "go to", step: index })}
                  >
                    <span className="flex-1">{step.name}</span>
                    {index === current && (
                      <>
                        <span className="sr-only">(current)</span>
                        <Check aria-hidden="true" />
                      </>
                    )}
                  </BaseMenu.Item>
                ))}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </div>
  );
}
