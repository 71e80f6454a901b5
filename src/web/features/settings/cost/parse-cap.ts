import { sumUsd } from "@/ai-services/price-words.ts";
import { MAX_CAP_USD } from "../../../../shared/contracts/ai-services.ts";

/** Reads an amount as people write it: "20", "$20", "7.50", "7,50". */
export function parseCap(typed: string): { usd: number } | { error: string } {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/,(?=\d{1,2}$)/, ".")
    .replaceAll(",", "");
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return { error: "Write an amount in dollars, such as 20 or 7.50." };
  const usd = Number(text);
  if (usd < 0.01) return { error: "The cap must be at least $0.01. To spend nothing, choose the built-in composer." };
  if (usd > MAX_CAP_USD) return { error: `The cap may be at most ${sumUsd(MAX_CAP_USD)}.` };
  return { usd };
}
