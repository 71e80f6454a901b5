import { Ban, CircleCheck, CircleX, CreditCard, Gavel, Gift, Pause, Undo2, UserPlus } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { GrantAccess, TakeBackAccess } from "./access-acts.tsx";
import { accessHistory, type Moment } from "./access-history.ts";
import { describeAccess, type Tone } from "./user-words.ts";

const BOX: Record<Tone, string> = {
  ok: "bg-ok-soft text-ok-fg",
  info: "bg-info-soft text-info-fg",
  warn: "bg-warn-soft text-warn-fg",
  bad: "bg-bad-soft text-bad-fg",
  neutral: "bg-inset text-ink-2",
};
const STATES = { ok: CircleCheck, info: Gift, warn: Pause, bad: CircleX, neutral: CircleX };
const MOMENTS = {
  banned: Ban,
  paid: CreditCard,
  granted: Gift,
  refunded: Undo2,
  disputed: Gavel,
  "signed-up": UserPlus,
};

/** Whether somebody has access, as one sentence with its cause, and how it came to that. */
export function AccessCard({ user }: { user: AdminUser }) {
  const { tone, title, words } = describeAccess(user);
  const Icon = user.ban ? Ban : STATES[tone];
  return (
    <Card title="Access">
      <div className={cn("flex flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-3 px-4 py-3.5", BOX[tone])}>
        <Icon aria-hidden="true" size={20} className="flex-none" />
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold text-base">{title}</p>
          <p className="wrap-anywhere text-13 text-ink">{words}</p>
        </div>
        <Way user={user} />
      </div>
      <ol className="mt-4.5 grid">
        {accessHistory(user).map((moment) => (
          <MomentRow key={moment.key} moment={moment} />
        ))}
      </ol>
    </Card>
  );
}

/** The one act that changes it, if there is one. */
function Way({ user }: { user: AdminUser }) {
  const { cause, order } = user.access;
  if (user.ban) return null;
  if (cause === "granted") return <TakeBackAccess user={user} trigger={<Button size="sm">Take back</Button>} />;
  if (cause === "disputed" && order?.stripe_url) {
    return (
      <a href={order.stripe_url} target="_blank" rel="noreferrer" className={buttonStyles({ size: "sm" })}>
        Open at Stripe
        <span className="sr-only">, in a new tab</span>
      </a>
    );
  }
  if (user.access.has_access || cause === "pending" || cause === "disputed") return null;
  return (
    <GrantAccess
      user={user}
      trigger={
        <Button size="sm" icon={<Gift aria-hidden="true" size={15} />}>
          Grant free access
        </Button>
      }
    />
  );
}

function MomentRow({ moment }: { moment: Moment }) {
  const Icon = MOMENTS[moment.kind];
  return (
    <li className="relative flex gap-3 pb-4 before:absolute before:top-[30px] before:bottom-0.5 before:left-[13px] before:w-0.5 before:bg-line last:pb-0 last:before:hidden">
      <span className={cn("grid size-7 flex-none place-items-center rounded-full", BOX[moment.tone])}>
        <Icon aria-hidden="true" size={14} />
      </span>
      <span className="min-w-0 leading-[1.4]">
        <b className="wrap-anywhere block font-[550]">{moment.title}</b>
        <small className="wrap-anywhere block text-13 text-ink-2 tabular-nums">{moment.detail}</small>
      </span>
    </li>
  );
}
