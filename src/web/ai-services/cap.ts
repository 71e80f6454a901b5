import { type AiServices, CAP_WARNING } from "../../shared/contracts/ai-services.ts";

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
