import { Ban, MailQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { cn } from "@/lib/cn.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { counted } from "../counted.ts";
import { CancelEmailChange, ChangeEmail } from "./email-acts.tsx";
import { byAndWhen } from "./user-words.ts";

const MINUTE_MS = 60_000;

/** What stands above everything else: a ban, and a change of e-mail that waits for its confirmation. */
export function UserBanners({ user }: { user: AdminUser }) {
  const { ban, email_change: change } = user;
  return (
    <>
      {change && (
        <Banner tone="warn" icon={<MailQuestionMark aria-hidden="true" size={18} />}>
          <p className="wrap-anywhere min-w-0 flex-1 basis-72 text-ink">
            <b className="font-semibold">Waiting for {change.email}.</b> The address changes when the link there is
            confirmed: {timeLeft(change.ends_at)}. Until then nothing has changed.
          </p>
          <span className="flex flex-none gap-1.5">
            <ChangeEmail user={user} trigger={<Button size="sm">Send again</Button>} />
            <CancelEmailChange
              user={user}
              trigger={
                <Button variant="ghost" size="sm">
                  Cancel change
                </Button>
              }
            />
          </span>
        </Banner>
      )}
      {ban && (
        <Banner tone="bad" icon={<Ban aria-hidden="true" size={18} />}>
          <p className="wrap-anywhere min-w-0 flex-1 text-ink">
            <b className="font-semibold">Banned{byAndWhen(ban)}.</b> {ban.reason && `“${ban.reason}” `}Sign-in is
            refused; creatives are kept.
          </p>
        </Banner>
      )}
    </>
  );
}

function Banner({ tone, icon, children }: { tone: "warn" | "bad"; icon: ReactNode; children: ReactNode }) {
  return (
    <div
      className={cn(
        "mb-5 flex items-center gap-3 rounded-4 py-3 pr-3 pl-4 max-tablet:items-start [&>svg]:flex-none",
        tone === "warn" ? "bg-warn-soft text-warn-fg" : "bg-bad-soft text-bad-fg",
      )}
    >
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">{children}</div>
    </div>
  );
}

function timeLeft(endsAt: string): string {
  const minutes = Math.max(1, Math.ceil((new Date(endsAt).getTime() - Date.now()) / MINUTE_MS));
  return `${counted(Math.min(60, minutes), "minute")} left`;
}
