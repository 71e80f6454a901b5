import type { MyServices } from "@/ai-services/get-ai-services.ts";

export type StepId = "key" | "generate" | "save";
export type Step = { id: StepId; state: "done" | "next" | "waiting" };

type Known = { key: MyServices["status"]; creatives: number; hasSaved: boolean };

/** After this many creatives the user knows the steps, even on a device where nothing was saved yet. */
const KNOWS_THE_WAY = 3;

/** The steps to a first creative, ticked according to what exists; null once they are all done. */
export function checklistSteps({ key, creatives, hasSaved }: Known): Step[] | null {
  if (key === "unknown" || creatives >= KNOWS_THE_WAY) return null;
  const done: Record<StepId, boolean> = {
    // A creative proves that there was a key, even if it has been removed since.
    key: key === "present" || creatives > 0,
    generate: creatives > 0,
    save: creatives > 0 && hasSaved,
  };
  const ids: StepId[] = ["key", "generate", "save"];
  const next = ids.find((id) => !done[id]);
  if (!next) return null;
  return ids.map((id) => ({ id, state: done[id] ? "done" : id === next ? "next" : "waiting" }));
}
