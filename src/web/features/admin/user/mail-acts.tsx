import { Mail } from "lucide-react";
import type { ReactElement } from "react";
import { showToast } from "@/lib/show-toast.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { useUserActs } from "../api/act-on-user.ts";
import { ActDialog } from "./act-dialog.tsx";
import { mailWords } from "./user-words.ts";

export function SendSignInMail({ user, trigger }: { user: AdminUser; trigger: ReactElement }) {
  const { sendSignInMail } = useUserActs(user.id);
  const [last] = user.mails;
  return (
    <ActDialog
      trigger={trigger}
      title="Send a sign-in link?"
      lead={
        <>
          To <b>{user.email}</b>
        </>
      }
      happenings={[
        { kind: "mail", words: `One mail leaves now.${last ? ` The last one: ${mailWords(last)}.` : ""}` },
        {
          kind: "do",
          words:
            "Links work only in the browser that asked. So this one opens the sign-in page with the address filled in; one press there sends the real link.",
        },
        { kind: "keep", words: "Older links and open sessions stay as they are." },
      ]}
      confirmLabel="Send mail"
      icon={<Mail aria-hidden="true" size={16} />}
      act={async (reason) => {
        const { sent } = await sendSignInMail(reason);
        tellMail(sent, user.email);
      }}
    />
  );
}

/** Says whether the mail left, or waits until the mail server answers. */
export function tellMail(sent: boolean, email: string) {
  if (sent) return showToast({ tone: "ok", title: "Mail sent", description: `To ${email}. It is in the audit trail.` });
  showToast({
    tone: "info",
    title: "The mail is waiting",
    description: `The mail server did not take it yet. We keep trying to send it to ${email}.`,
  });
}
