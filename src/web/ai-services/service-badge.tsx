import { Check, CircleCheck, CircleDashed, CircleX, CloudOff, type LucideIcon, Wallet } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import type { ServiceView } from "../../shared/contracts/ai-services.ts";

type State = ServiceView["state"];
type Look = { tone: "ok" | "bad" | "warn" | "neutral"; Icon: LucideIcon; words: string };

/** Icon and word differ in every state, so that none is told by its colour alone. */
const LOOKS: Record<State, Look> = {
  absent: { tone: "neutral", Icon: CircleDashed, words: "Not connected" },
  unchecked: { tone: "neutral", Icon: CircleDashed, words: "Not checked" },
  connected: { tone: "ok", Icon: CircleCheck, words: "Connected" },
  invalid: { tone: "bad", Icon: CircleX, words: "Invalid key" },
  no_credit: { tone: "warn", Icon: Wallet, words: "No credit" },
  unreachable: { tone: "warn", Icon: CloudOff, words: "Unreachable" },
  ready: { tone: "neutral", Icon: Check, words: "Available" },
};

export function ServiceBadge({ state }: { state: State }) {
  const { tone, Icon, words } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words}
    </Badge>
  );
}

/** What only the user can put right. */
export const needsUser = ({ state }: ServiceView) =>
  state === "invalid" || state === "no_credit" || state === "unreachable";

/** Whether a picture may be asked of it. One that was refused before may work again, only a wrong key cannot. */
export const isUsable = ({ state }: ServiceView) => state !== "absent" && state !== "invalid";
