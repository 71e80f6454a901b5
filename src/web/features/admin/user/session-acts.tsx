import { LogOut } from "lucide-react";
import type { ReactElement } from "react";
import type { Happening } from "@/components/what-will-happen.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { AdminUser, UserSession } from "../../../../shared/contracts/admin-user.ts";
import { useUserActs } from "../api/act-on-user.ts";
import { counted } from "../counted.ts";
import { utcMinute } from "../utc.ts";
import { ActDialog } from "./act-dialog.tsx";

type ActProps = { user: AdminUser; trigger: ReactElement };

/** A hosted project does not ask for the session at every read. */
export const hostedSessions = ({ is_hosted }: AdminUser): Happening[] =>
  is_hosted
    ? [
        {
          kind: "warn",
          words: "Open tabs can still read their own tables for up to an hour. Functions refuse at once.",
        },
      ]
    : [];

export function EndSession({ user, session, trigger }: ActProps & { session: UserSession }) {
  const { endSession } = useUserActs(user.id);
  const others = user.session_count - 1;
  const rest: Happening[] = [
    { kind: "keep", words: others === 0 ? "They can sign in again with a new link at once." : `${goOn(others)}.` },
  ];
  return (
    <ActDialog
      trigger={trigger}
      title="End this session?"
      lead={
        <>
          <b>{session.device}</b> of <b>{user.email}</b>, {session.address && `${session.address}, `}last seen{" "}
          {utcMinute(session.last_seen_at)}.
        </>
      }
      happenings={[
        {
          kind: "do",
          words: "It ends at once: whatever is done next in that browser is refused. Unsaved text may be lost.",
        },
        ...rest,
        ...hostedSessions(user),
      ]}
      reasonHint="Asked for by the user..."
      confirmLabel="End session"
      icon={<LogOut aria-hidden="true" size={16} />}
      tone="danger"
      act={async (reason) => {
        await endSession(session.id, reason);
        showToast({ tone: "ok", title: "Session ended", description: `${session.device} of ${user.email}` });
      }}
    />
  );
}

const goOn = (others: number) => (others === 1 ? "The other session goes on" : `The other ${others} sessions go on`);

export function EndSessions({ user, trigger }: ActProps) {
  const { endSessions } = useUserActs(user.id);
  const count = user.session_count - (user.is_you ? 1 : 0);
  const which = user.is_you ? `${counted(count, "other session")}` : `all ${counted(count, "session")}`;
  const own: Happening = user.is_you
    ? { kind: "keep", words: "The session you are using right now goes on." }
    : { kind: "do", words: "They can sign in again with a new link at once. To keep them out, ban instead." };
  return (
    <ActDialog
      trigger={trigger}
      title={`End ${count === 1 && !user.is_you ? "the session" : which}?`}
      lead={<b>{user.email}</b>}
      happenings={[
        { kind: "do", words: "Whatever is done next in those browsers is refused. Unsaved text may be lost." },
        own,
        { kind: "keep", words: "A picture being made is finished and saved." },
        ...hostedSessions(user),
      ]}
      reasonHint="Stolen laptop, shared account..."
      confirmLabel={`End ${counted(count, "session")}`}
      icon={<LogOut aria-hidden="true" size={16} />}
      tone="danger"
      act={async (reason) => {
        const { ended } = await endSessions(reason);
        showToast({ tone: "ok", title: `${counted(ended, "session")} ended`, description: user.email });
      }}
    />
  );
}
