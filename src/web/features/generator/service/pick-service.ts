import { type Cap, capOf, isStopped } from "@/ai-services/cap.ts";
import { findService, type MyServices } from "@/ai-services/get-ai-services.ts";
import { estimateOf } from "@/ai-services/price-words.ts";
import { isUsable } from "@/ai-services/service-badge.tsx";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { draftOf, type GeneratorState } from "../run/generator-state.ts";

export type Picked = {
  /** Who makes the next picture. Null: nobody yet, or not known yet. */
  service: ServiceView | null;
  /** Chosen for the next picture alone. */
  isOnce: boolean;
  /** What it will cost. Null: not known before. */
  usd: number | null;
  cap: Cap | null;
  /** The cap would be passed, so that the server would not send it. */
  isStopped: boolean;
};

/** What the next picture is made with: the service chosen for it alone, or the default. */
export function pickService(services: MyServices, state: GeneratorState): Picked {
  const once = services.all && findService(services.all, state.once);
  const isOnce = once !== null && isUsable(once) && once.id !== services.chosen?.id;
  const service = isOnce ? once : services.chosen;
  const usd = service && estimateOf(service, wantedOf(state));
  const cap = services.all && capOf(services.all.spending);
  return { service, isOnce, usd, cap, isStopped: service !== null && isStopped(cap, usd) };
}

/** What is asked for, as far as it changes the price. */
export function wantedOf(state: GeneratorState) {
  const references = state.edit ? 1 : state.inspirationImages.length;
  return { format: draftOf(state).format, references };
}
