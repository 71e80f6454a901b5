import { CircleAlert, TriangleAlert } from "lucide-react";
import { type FormEvent, type ReactElement, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { confirmsDeletion } from "../../../shared/contracts/delete-account.ts";
import { AppError } from "../../../shared/errors.ts";
import { useDeleteAccount } from "./api/delete-account.ts";

/** Says what is deleted, what is kept and what happens to the money, and requires the address to be typed. */
export function DeleteAccountDialog({ email, trigger }: { email: string; trigger: ReactElement }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const remove = useDeleteAccount();
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  function change(next: boolean) {
    if (remove.isPending) return;
    setOpen(next);
    setTyped("");
    setMissing(false);
    remove.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (remove.isPending) return;
    if (!confirmsDeletion(typed, email)) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    remove.mutate(typed);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={trigger}
      title="Delete your account?"
      description="This cannot be undone. Download your data first if you want to keep anything."
      initialFocus={field}
      footer={
        <>
          <Button disabled={remove.isPending} onClick={() => change(false)}>
            Keep account
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending}>
            Delete account
          </Button>
        </>
      }
    >
      <ul className="mb-4 grid list-disc gap-1 pl-5 text-ink-2">
        <li>Your creatives with their pictures, prompts, API key, usage and sign-ins are deleted at once.</li>
        <li>What is being generated is stopped. The AI service may still charge your key for it.</li>
        <li>Orders stay in our books without your name, because bookkeeping must.</li>
      </ul>
      <Notice icon={<TriangleAlert aria-hidden="true" size={16} />} className="mb-4">
        Your access ends. <b>No refund is triggered</b>: if you want your money back, write to us before you delete.
      </Notice>
      <form id={formId} onSubmit={submit} noValidate>
        <Input
          ref={field}
          label={`Type ${email} to confirm`}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          readOnly={remove.isPending}
          error={isMissing ? `This is not ${email}. Nothing was deleted.` : undefined}
          onValueChange={(next) => {
            setTyped(next);
            setMissing(false);
          }}
        />
      </form>
      {remove.error && !remove.isPending && (
        <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={16} />} className="mt-4">
          {messageOf(remove.error)}
        </Notice>
      )}
    </Dialog>
  );
}

function messageOf(error: unknown): string {
  return error instanceof AppError ? error.message : "We could not reach the server. Please try again.";
}
