import { AlertDialog } from "@base-ui/react/alert-dialog";
import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import {
  footerStyles,
  scrimStyles,
  sheetStyles,
  sheetTitleStyles,
  viewportStyles,
} from "@/components/ui/sheet-styles.ts";
import { type Happening, WhatWillHappen } from "@/components/what-will-happen.tsx";
import { cn } from "@/lib/cn.ts";
import { MAX_REASON } from "../../../../shared/contracts/user-acts.ts";
import { AppError } from "../../../../shared/errors.ts";

type ActDialogProps = {
  trigger: ReactElement;
  title: string;
  /** Names the person. */
  lead: ReactNode;
  happenings: readonly Happening[];
  /** The example inside the field. Without it no reason is asked for. */
  reasonHint?: string;
  isReasonRequired?: boolean;
  /** Names the act and its object: "Ban kai.okafor". */
  confirmLabel: string;
  cancelLabel?: string;
  icon?: ReactNode;
  tone?: "danger" | "primary";
  /** Fields of its own, above the reason. */
  children?: ReactNode;
  /** Says false when one of those fields is not filled in yet. */
  check?: () => boolean;
  onOpen?: () => void;
  /** The id of what gets the focus once the act is done. Without it, the heading of the page. */
  focusAfter?: string;
  /** The dialog closes when this is done. When it fails it stays open and says why. */
  act: (reason: string) => Promise<void>;
};

/** An act on somebody else's account: names the person, says what will happen, and asks why. */
export function ActDialog(props: ActDialogProps) {
  const { trigger, title, lead, happenings, reasonHint, isReasonRequired = false, confirmLabel, icon } = props;
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const formId = useId();

  function change(next: boolean) {
    if (busy) return;
    if (next) props.onOpen?.();
    hasActed.current = false;
    setOpen(next);
    setReason("");
    setMissing(false);
    setFailure(null);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const isFilledIn = props.check?.() ?? true;
    const lacksReason = isReasonRequired && reason.trim() === "";
    setMissing(lacksReason);
    if (!isFilledIn || lacksReason) return;
    setBusy(true);
    setFailure(null);
    try {
      await props.act(reason.trim());
      hasActed.current = true;
      setOpen(false);
    } catch (error) {
      setFailure(error instanceof AppError ? error.message : "We could not reach the server. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Trigger render={trigger} />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrimStyles} />
        <AlertDialog.Viewport className={viewportStyles}>
          <AlertDialog.Popup
            data-sheet=""
            // Not by touch: a keyboard would cover what will happen.
            initialFocus={(by) => by === "touch" || (form.current?.querySelector("input") ?? cancel.current)}
            // The button that opened it may be gone once the act is done.
            finalFocus={() => (hasActed.current ? afterAct(props.focusAfter) : true)}
            className={cn(sheetStyles, "tablet:w-[min(480px,100%)]")}
          >
            <div
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto px-5 pt-6 pb-5 tablet:px-6"
            >
              <AlertDialog.Title className={cn(sheetTitleStyles, "text-xl")}>{title}</AlertDialog.Title>
              <AlertDialog.Description className="wrap-anywhere mt-1.5 mb-4 text-ink-2 [&_b]:font-semibold [&_b]:text-ink">
                {lead}
              </AlertDialog.Description>
              <WhatWillHappen happenings={happenings} />
              <form
                id={formId}
                ref={form}
                noValidate
                onSubmit={(event) => void submit(event)}
                className="grid gap-4 pt-4 empty:pt-0"
              >
                {props.children}
                {reasonHint !== undefined && (
                  <Input
                    label="Reason"
                    aside={isReasonRequired ? "required, kept in the audit log" : "optional, for the log"}
                    placeholder={reasonHint}
                    autoComplete="off"
                    maxLength={MAX_REASON}
                    value={reason}
                    readOnly={busy}
                    error={isMissing ? "Say why: it is kept in the audit log. Nothing was changed." : undefined}
                    onValueChange={(next) => {
                      setReason(next);
                      setMissing(false);
                    }}
                  />
                )}
              </form>
              {failure && (
                <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={16} />} className="mt-4">
                  {failure}
                </Notice>
              )}
            </div>
            <footer className={cn(footerStyles, "max-tablet:[&>*]:flex-auto")}>
              <AlertDialog.Close
                ref={cancel}
                disabled={busy}
                render={<Button>{props.cancelLabel ?? "Cancel"}</Button>}
              />
              <Button type="submit" form={formId} variant={props.tone ?? "primary"} icon={icon} busy={busy}>
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const afterAct = (id: string | undefined) => (id && document.getElementById(id)) || document.querySelector("h1");
