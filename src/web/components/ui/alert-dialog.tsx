import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactElement, type ReactNode, useRef, useState } from "react";
import { cn } from "@/lib/cn.ts";
import { Button } from "./button.tsx";
import { footerStyles, scrimStyles, sheetStyles, sheetTitleStyles, viewportStyles } from "./sheet-styles.ts";

type AlertDialogProps = {
  /** Names the thing or the count: "Delete 3 creatives?" */
  title: ReactNode;
  description: ReactNode;
  /** Names the result: "Delete 3 creatives". */
  confirmLabel: string;
  cancelLabel: string;
  /** The dialog closes when this is done, and stays open when it fails. */
  onConfirm: () => void | Promise<void>;
  /** Lets the user stop a long action; without this they have to wait for it. */
  onStop?: (() => void) | undefined;
  tone?: "danger" | "primary";
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes afterwards, if what had it before may be gone. */
  finalFocus?: BaseAlertDialog.Popup.Props["finalFocus"];
  children?: ReactNode;
};

/** A question that must be answered: a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onStop,
    tone = "danger",
    trigger,
    finalFocus,
    children,
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const open = props.open ?? ownOpen;

  function setOpen(next: boolean) {
    setOwnOpen(next);
    props.onOpenChange?.(next);
  }

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      setOpen(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => !busy && setOpen(next)}>
      {trigger && <BaseAlertDialog.Trigger render={trigger} />}
      <BaseAlertDialog.Portal>
        {/* Also covers another open dialog, which must not look usable. */}
        <BaseAlertDialog.Backdrop forceRender className={cn(scrimStyles, "z-50")} />
        <BaseAlertDialog.Viewport className={viewportStyles}>
          <BaseAlertDialog.Popup
            data-sheet=""
            initialFocus={cancel}
            finalFocus={finalFocus}
            className={cn(sheetStyles, "tablet:w-[min(440px,100%)]")}
          >
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-6 pb-5 tablet:px-6">
              <BaseAlertDialog.Title className={cn(sheetTitleStyles, "text-xl")}>{title}</BaseAlertDialog.Title>
              <BaseAlertDialog.Description className="mt-1.5 text-ink-2">{description}</BaseAlertDialog.Description>
              {children}
            </div>
            <footer className={cn(footerStyles, "max-tablet:[&>*]:flex-auto")}>
              {busy && onStop ? (
                <Button onClick={onStop}>Stop</Button>
              ) : (
                <BaseAlertDialog.Close ref={cancel} disabled={busy} render={<Button>{cancelLabel}</Button>} />
              )}
              <Button variant={tone} busy={busy} onClick={() => void confirm()}>
                {confirmLabel}
              </Button>
            </footer>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
