import { LogOut, Monitor, Smartphone } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import type { AdminUser, UserSession } from "../../../../shared/contracts/admin-user.ts";
import { utcMinute } from "../utc.ts";
import { CountedTitle } from "./counted-title.tsx";
import { lastSeen } from "./last-seen.ts";
import { EndSession, EndSessions } from "./session-acts.tsx";

export function SessionsCard({ user }: { user: AdminUser }) {
  const { sessions, session_count } = user;
  const isEndable = session_count > (user.is_you ? 1 : 0);
  return (
    <Card
      flush
      title={<CountedTitle count={session_count}>Sessions</CountedTitle>}
      action={
        isEndable && (
          <EndSessions
            user={user}
            trigger={
              <Button variant="ghost" size="sm" icon={<LogOut aria-hidden="true" size={15} />}>
                End all
              </Button>
            }
          />
        )
      }
    >
      {sessions.length === 0 && (
        <p className="px-5 py-4.5 text-ink-2">
          {user.ban ? "None. The ban ended them all." : "None. Not signed in anywhere."}
        </p>
      )}
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} user={user} session={session} />
        ))}
      </ul>
      {session_count > sessions.length && (
        <p className="border-line border-t px-5 py-3 text-13 text-ink-2">{`The latest ${sessions.length} of ${session_count}.`}</p>
      )}
    </Card>
  );
}

function SessionRow({ user, session }: { user: AdminUser; session: UserSession }) {
  const Icon = session.is_phone ? Smartphone : Monitor;
  const { words, isActive } = lastSeen(session.last_seen_at, new Date());
  return (
    <li className="flex min-h-15 items-center gap-x-3.5 px-5 py-2 leading-[1.35]">
      <Icon aria-hidden="true" size={18} className="flex-none text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-x-3.5 tablet:grid-cols-[minmax(0,1fr)_190px]">
        <p className="min-w-0">
          <b className="block font-[550]">{session.device}</b>
          <small className="block text-13 text-ink-2">{session.address ?? "Unknown network"}</small>
        </p>
        <p className="min-w-0">
          <b
            className={cn(
              "flex items-center gap-1.5 font-[550] max-tablet:text-13",
              isActive ? "text-ok-fg" : "text-ink",
            )}
          >
            {isActive && <span aria-hidden="true" className="size-2 flex-none rounded-full bg-current" />}
            {session.is_current ? "You are using it now" : words}
          </b>
          <small className="block text-13 text-ink-2 tabular-nums">since {utcMinute(session.opened_at)}</small>
        </p>
      </div>
      {session.is_current ? (
        <span className="w-13" />
      ) : (
        <EndSession
          user={user}
          session={session}
          trigger={
            <Button size="sm" aria-label={`End ${session.device}, since ${utcMinute(session.opened_at)}`}>
              End
            </Button>
          }
        />
      )}
    </li>
  );
}
