import { Check, Cog, ShieldX } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import type { AuditEntry } from "../../../../shared/contracts/admin-audit.ts";

export const OUTCOME_WORDS = { done: "Done", refused: "Refused", automatic: "Automatic" } as const;

/** How an entry ended, as a word and a colour. */
export function AuditOutcome({ outcome }: Pick<AuditEntry, "outcome">) {
  const { tone, Icon } = {
    done: { tone: "ok", Icon: Check } as const,
    refused: { tone: "bad", Icon: ShieldX } as const,
    automatic: { tone: "neutral", Icon: Cog } as const,
  }[outcome];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {OUTCOME_WORDS[outcome]}
    </Badge>
  );
}
