import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

const HOVER_DELAY_MS = 700;

type TooltipProps = Pick<BaseTooltip.Root.Props, "open" | "onOpenChange"> &
  Pick<BaseTooltip.Positioner.Props, "side"> &
  Pick<BaseTooltip.Trigger.Props, "closeOnClick"> & {
    content: ReactNode;
    /** A button with an accessible name of its own: the tooltip is only visual. */
    children: ReactElement;
  };

export function Tooltip({ content, side = "top", closeOnClick, children, ...root }: TooltipProps) {
  return (
    <BaseTooltip.Root {...root}>
      <BaseTooltip.Trigger delay={HOVER_DELAY_MS} closeOnClick={closeOnClick} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-60">
          <BaseTooltip.Popup className="max-w-64 rounded-1 bg-ink px-2.5 py-1.5 font-[550] text-bg text-xs shadow-2 transition-opacity duration-120 data-starting-style:opacity-0 data-ending-style:opacity-0">
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
