import { Mail } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { Input } from "@/components/ui/input.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { MAX_EMAIL } from "../../../../shared/contracts/user-acts.ts";
import { useUserActs } from "../api/act-on-user.ts";
import { ActDialog } from "./act-dialog.tsx";
import { tellMail } from "./mail-acts.tsx";
import { sessionsEnd } from "./user-words.ts";

type ActProps = { user: AdminUser; trigger: ReactElement };

export function ChangeEmail({ user, trigger }: ActProps) {
  const { changeEmail } = useUserActs(user.id);
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const sessions = user.session_count > 0 ? `${sessionsEnd(user.session_count)}, ` : "";

  function check(): boolean {
    const isValid = email.trim() !== "" && (field.current?.checkValidity() ?? true);
    setFault(isValid ? undefined : "Type a whole address, such as kai@example.com. Nothing was changed.");
    if (!isValid) field.current?.focus();
    return isValid;
  }

  return (
    <ActDialog
      trigger={trigger}
      title="Change the e-mail"
      lead={
        <>
          Now: <b>{user.email}</b>
        </>
      }
      happenings={[
        { kind: "mail", words: "A link goes to the new address and is valid for one hour." },
        {
          kind: "do",
          words: `The address changes only when that mailbox confirms. Then ${sessions}links to the old address stop working, and a notice goes there.`,
        },
        { kind: "keep", words: "Access, orders, creatives and keys stay with the account." },
        { kind: "warn", words: "Whoever reads the new mailbox owns the account. Be sure who is asking." },
      ]}
      reasonHint="Lost the old mailbox, typo..."
      isReasonRequired
      confirmLabel="Send the link"
      icon={<Mail aria-hidden="true" size={16} />}
      check={check}
      onOpen={() => {
        setEmail(user.email_change?.email ?? "");
        setFault(undefined);
      }}
      act={async (reason) => {
        const { sent } = await changeEmail(email.trim(), reason);
        tellMail(sent, email.trim());
      }}
    >
      <Input
        ref={field}
        label="New e-mail"
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_EMAIL}
        value={email}
        error={fault}
        onValueChange={(next) => {
          setEmail(next);
          setFault(undefined);
        }}
      />
    </ActDialog>
  );
}

export function CancelEmailChange({ user, trigger }: ActProps) {
  const { cancelEmailChange } = useUserActs(user.id);
  const waiting = user.email_change?.email ?? "";
  return (
    <ActDialog
      trigger={trigger}
      title="Cancel the change?"
      lead={
        <>
          <b>{user.email}</b> keeps this e-mail.
        </>
      }
      happenings={[
        { kind: "do", words: `The link that went to ${waiting} stops working at once.` },
        { kind: "keep", words: "The account stays as it is. Sessions go on." },
        { kind: "mail", words: "No mail is sent." },
      ]}
      reasonHint="Typo, asked for by somebody else..."
      confirmLabel="Cancel the change"
      cancelLabel="Keep waiting"
      tone="danger"
      act={async (reason) => {
        const { cancelled } = await cancelEmailChange(reason);
        const title = cancelled ? "Change cancelled" : "There was nothing left to cancel";
        showToast({ tone: cancelled ? "ok" : "info", title, description: user.email });
      }}
    />
  );
}
