import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { scrimStyles, sheetStyles, viewportStyles } from "@/components/ui/sheet-styles.ts";
import { cn } from "@/lib/cn.ts";

type SheetProps = {
  title: string;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  initialFocus?: Dialog.Popup.Props["initialFocus"];
  children: ReactNode;
};

/** A few choices over the page: from the bottom edge on a phone, in its middle elsewhere. */
export function Sheet({ title, trigger, open, onOpenChange, initialFocus, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimStyles} />
        <Dialog.Viewport className={viewportStyles}>
          <Dialog.Popup
            data-sheet=""
            initialFocus={initialFocus}
            className={cn(sheetStyles, "max-tablet:max-h-[88dvh] tablet:w-[min(440px,100%)]")}
          >
            <span
              aria-hidden="true"
              className="mt-2.5 h-1 w-9 flex-none self-center rounded-full bg-line-ctl tablet:hidden"
            />
            <header className="flex flex-none items-center justify-between gap-3 py-2 pr-3 pl-5.5">
              <Dialog.Title className="font-bold font-display text-xl leading-tight tracking-[-0.02em]">
                {title}
              </Dialog.Title>
              <Dialog.Close
                render={<Button variant="ghost" icon={<X size={18} />} aria-label="Close" className="size-10" />}
              />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">{children}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
