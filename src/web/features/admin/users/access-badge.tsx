import { Ban, Check, Gavel, Gift, Shield, Undo2 } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import type { UserRow } from "../../../../shared/contracts/admin-users.ts";

const LOOKS = {
  bananaman: { tone: "accent", words: "Bananaman", Icon: Shield },
  lifetime: { tone: "ok", words: "Lifetime", Icon: Check },
  granted: { tone: "info", words: "Free access", Icon: Gift },
  disputed: { tone: "warn", words: "Disputed", Icon: Gavel },
  refunded: { tone: "bad", words: "Refunded", Icon: Undo2 },
  unpaid: { tone: "neutral", words: "Unpaid", Icon: null },
} as const;

/** Where somebody's access comes from, or why there is none. A ban outweighs it. */
export function AccessBadge({ user }: { user: Pick<UserRow, "access" | "is_banned"> }) {
  const { tone, words, Icon } = LOOKS[user.access];
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5 wide:justify-start">
      <Badge tone={tone} icon={Icon && <Icon aria-hidden="true" />}>
        {words}
      </Badge>
      {user.is_banned && (
        <Badge tone="bad" icon={<Ban aria-hidden="true" />}>
          Banned
        </Badge>
      )}
    </span>
  );
}
