import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, type ReactNode, type Ref, useRef } from "react";
import { Dialog } from "./ui/dialog.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";

type BrowseDialogProps = Omit<ComponentProps<typeof Dialog>, "media" | "defaultOpen" | "trigger" | "initialFocus"> & {
  /** The picture. */
  media: ReactNode;
  /** Left out at the ends of the list. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** One item of a list in detail. The arrow keys, or the buttons beside the picture, move to the others. */
export function BrowseDialog({ media, onPrevious, onNext, ...dialog }: BrowseDialogProps) {
  // Not what comes first in the picture's half, which may be a choice with arrow keys of its own.
  const first = useRef<HTMLButtonElement>(null);
  useArrowKeys(first, { onLeft: onPrevious, onRight: onNext }, dialog.open);
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
