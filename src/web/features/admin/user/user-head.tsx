import { Ban, Check, Clock, Gavel, Gift, type LucideIcon, Shield, Undo2 } from "lucide-react";
import { Avatar } from "@/components/ui/avatar.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { utcDay } from "../utc.ts";
import { lastSeen } from "./last-seen.ts";
import { standingOf } from "./user-words.ts";

const ICONS: Record<AdminUser["access"]["cause"], LucideIcon> = {
  bananaman: Shield,
  paid: Check,
  granted: Gift,
  refunded: Undo2,
  disputed: Gavel,
  "charged-back": Undo2,
  pending: Clock,
  none: Clock,
};

export function UserHead({ user }: { user: AdminUser }) {
  const { tone, words } = standingOf(user);
  const Icon = user.ban ? Ban : ICONS[user.access.cause];
  const [latest] = user.sessions;
  const seen = latest && lastSeen(latest.last_seen_at, new Date());
  return (
    <header className="mb-5 flex items-center gap-4">
      <Avatar name={user.email} className="size-12 text-lg" />
      <div className="min-w-0 flex-1">
        <h1
          tabIndex={-1}
          className="wrap-anywhere font-bold font-display text-[1.375rem] leading-[1.15] tracking-[-0.025em] [font-stretch:94%] tablet:text-2xl"
        >
          {user.email}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-13 text-ink-2 tabular-nums">
          <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
            {words}
          </Badge>
          {user.is_you && <span>This is you</span>}
          <span>Member since {utcDay(user.member_since)}</span>
          <span>{seen ? `${seen.isActive ? "" : "Last seen "}${seen.words}` : "Not signed in"}</span>
        </p>
      </div>
    </header>
  );
}
