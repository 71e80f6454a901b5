import { Dialog } from "@base-ui/react/dialog";
import { useLocation } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { scrimStyles } from "@/components/ui/sheet-styles.ts";
import { cn } from "@/lib/cn.ts";

type PanelProps = {
  title: string;
  trigger: ReactElement;
  from: "left" | "bottom";
  children: (leave: () => void) => ReactNode;
};

const places = {
  left: "inset-y-0 left-0 w-[min(300px,86vw)] bg-bg data-starting-style:-translate-x-full data-ending-style:-translate-x-full",
  bottom: [
    "inset-x-0 bottom-0 max-h-[94dvh] rounded-t-5 bg-overlay pb-[env(safe-area-inset-bottom)]",
    "data-starting-style:translate-y-full data-ending-style:translate-y-full",
  ],
};

/** Navigation that slides in over the page and closes once a link is chosen. */
export function Panel({ title, trigger, from, children }: PanelProps) {
  const [open, setOpen] = useOpenHere();
  const isLeaving = useRef(false);
  function change(next: boolean) {
    isLeaving.current = false;
    setOpen(next);
  }
  function leave() {
    isLeaving.current = true;
    setOpen(false);
  }
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimStyles} />
        <Dialog.Popup
          data-sheet=""
          // After a navigation the new screen takes the focus; otherwise closing returns it to the button.
          finalFocus={() => !isLeaving.current}
          className={cn(
            "fixed z-50 overflow-y-auto text-ink text-sm shadow-3 outline-none transition-[translate] duration-200 ease-house",
            places[from],
          )}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children(leave)}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether it is open; it closes as soon as the path changes. */
function useOpenHere() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : null);
  return [openAt === pathname, setOpen] as const;
}
