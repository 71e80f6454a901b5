import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, useEffect, useEffectEvent, useRef } from "react";
import { Dialog } from "./ui/dialog.tsx";

type BrowseDialogProps = Omit<ComponentProps<typeof Dialog>, "media" | "defaultOpen" | "trigger" | "initialFocus"> & {
  /** The picture. */
  media: ReactNode;
  /** Left out at the ends of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Once the user is in one of these, arrow keys are its own. */
const TAKES_ARROWS =
  "input, textarea, select, [contenteditable], [role=menu], [role=radiogroup], [role=tablist], [role=alertdialog]";

/** One item of a list in detail. The arrow keys, or the buttons beside the picture, move to the others. */
export function BrowseDialog({ media, onPrevious, onNext, ...dialog }: BrowseDialogProps) {
  // Not what comes first in the picture's half, which may be a choice with arrow keys of its own.
  const first = useRef<HTMLButtonElement>(null);
  const go = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(TAKES_ARROWS)) return;
    const step = event.key === "ArrowLeft" ? onPrevious : event.key === "ArrowRight" ? onNext : undefined;
    if (!step) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    if (!dialog.open) return;
    const onKeyDown = (event: KeyboardEvent) => go(event);
    // In the capture phase: a dialog stops arrow keys from bubbling out.
    addEventListener("keydown", onKeyDown, true);
    return () => removeEventListener("keydown", onKeyDown, true);
  }, [dialog.open]);
  return (
    <Dialog
      {...dialog}
      initialFocus={first}
      media={
        <div className="relative grid size-full place-items-center">
          {media}
          <StepButton label="Previous" side="left-0 tablet:-left-3" onClick={onPrevious} icon={<ChevronLeft />} />
          <StepButton
            ref={first}
            label="Next"
            side="right-0 tablet:-right-3"
            onClick={onNext}
            icon={<ChevronRight />}
          />
        </div>
      }
    />
  );
}

type StepButtonProps = {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  side: string;
  onClick: (() => void) | undefined;
  icon: ReactNode;
};

/** Stays mounted at the ends of the list, so that it does not lose the focus. */
function StepButton({ ref, label, side, onClick, icon }: StepButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-disabled={!onClick}
      onClick={onClick}
      className={`-translate-y-1/2 absolute top-1/2 grid size-10 place-items-center rounded-full bg-overlay text-ink shadow-popover hover:bg-inset aria-disabled:cursor-default aria-disabled:opacity-40 pointer-coarse:size-11 [&_svg]:size-5 ${side}`}
    >
      {icon}
    </button>
  );
}
