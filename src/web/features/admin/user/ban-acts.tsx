import { Ban, CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import type { Happening } from "@/components/what-will-happen.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { useUserActs } from "../api/act-on-user.ts";
import { counted } from "../counted.ts";
import { ActDialog } from "./act-dialog.tsx";
import { hostedSessions } from "./session-acts.tsx";
import { afterUnban, byAndWhen, money, sessionsEnd, shortName } from "./user-words.ts";

type ActProps = { user: AdminUser; trigger: ReactElement };

export function BanUser({ user, trigger }: ActProps) {
  const { ban } = useUserActs(user.id);
  const paid = user.payments.find(({ kind, gives_access }) => kind === "purchase" && gives_access);
  const stays: Happening[] = paid
    ? [
        {
          kind: "warn",
          words: `No money is returned: order #${paid.id} (${money(paid)}) stays paid. Refund it where it was paid, if due.`,
        },
      ]
    : [];
  const sessions = user.session_count > 0 ? `${sessionsEnd(user.session_count)} at once. ` : "";
  return (
    <ActDialog
      trigger={trigger}
      title="Ban this user?"
      lead={
        <>
          <b>{user.email}</b> loses the use of the product until somebody unbans.
        </>
      }
      happenings={[
        { kind: "do", words: `${sessions}A picture being made is finished and saved.` },
        { kind: "do", words: "Sign-in is refused: asking for a link looks as always, but none is mailed." },
        { kind: "keep", words: "Creatives, keys and orders are kept. Nothing is deleted, and nobody is told why." },
        ...stays,
        ...hostedSessions(user),
      ]}
      reasonHint="Uploads other people's logos..."
      isReasonRequired
      confirmLabel={`Ban ${shortName(user.email)}`}
      icon={<Ban aria-hidden="true" size={16} />}
      tone="danger"
      act={async (reason) => {
        const { ended } = await ban(reason);
        showToast({ tone: "ok", title: `${user.email} is banned`, description: `${counted(ended, "session")} ended.` });
      }}
    />
  );
}

export function UnbanUser({ user, trigger }: ActProps) {
  const { unban } = useUserActs(user.id);
  return (
    <ActDialog
      trigger={trigger}
      title="Unban this user?"
      lead={
        <>
          <b>{user.email}</b> was banned{user.ban && byAndWhen(user.ban)}.
        </>
      }
      happenings={[
        { kind: "do", words: "Sign-in works again at once. The ended sessions stay ended." },
        { kind: "keep", words: afterUnban(user) },
        { kind: "mail", words: "No mail is sent. Tell them yourself, or send a sign-in link afterwards." },
      ]}
      reasonHint="Settled by mail, mistake, appeal..."
      isReasonRequired
      confirmLabel={`Unban ${shortName(user.email)}`}
      icon={<CircleCheck aria-hidden="true" size={16} />}
      act={async (reason) => {
        await unban(reason);
        showToast({ tone: "ok", title: `${user.email} is unbanned`, description: "Sign-in works again." });
      }}
    />
  );
}
