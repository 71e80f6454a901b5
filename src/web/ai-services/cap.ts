import { type AiServices, CAP_WARNING } from "../../shared/contracts/ai-services.ts";
import { DEFAULT_FORMAT } from "../../shared/formats.ts";
import { findService } from "./get-ai-services.ts";
import { estimateOf } from "./price-words.ts";

export type Cap = { usd: number; spent: number; left: number; level: "low" | "warned" | "reached" };

/** How far the monthly cap is used up; what is unsure counts too. Null: there is none. */
export function capOf({ cap_usd: usd, certain_usd: certain, unsure_usd: unsure }: AiServices["spending"]): Cap | null {
  if (usd === null) return null;
  const spent = certain + unsure;
  const level = spent >= usd ? "reached" : spent >= usd * CAP_WARNING ? "warned" : "low";
  return { usd, spent, left: Math.max(0, usd - spent), level };
}

/** Whether a picture of this price is not sent. What costs nothing always is; an unknown price passes until the cap. */
export function isStopped(cap: Cap | null, usd: number | null): boolean {
  if (!cap || usd === 0) return false;
  return usd === null ? cap.left <= 0 : usd > cap.left;
}

/** The same for a whole month at a glance: reached as soon as the next picture of the default service does not fit. */
export function capAtAGlance(all: AiServices): Cap | null {
  const cap = capOf(all.spending);
  const service = findService(all, all.defaults.image);
  const usd = service && estimateOf(service, { format: DEFAULT_FORMAT, references: 0 });
  return cap && isStopped(cap, usd) ? { ...cap, level: "reached" } : cap;
}
