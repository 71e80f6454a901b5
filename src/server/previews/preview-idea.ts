import { chooseFitting } from "../../engine/author/author-fitting.ts";
import { CANNOT_SET, WOULD_CLAIM } from "../../engine/author/refusals.ts";
import { isDeliverable } from "../../engine/lint/finding.ts";
import { layoutIdSchema } from "../../engine/scene/layout-id.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import type { BriefReading } from "../../shared/brief/reading.ts";
import type { PreviewIdeaInput } from "../../shared/contracts/preview-idea.ts";
import { AppError } from "../../shared/errors.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { explainWaiting } from "./explain-waiting.ts";
import type { PreviewParts } from "./preview-parts.ts";

/** Reads a description, or composes one of its ideas, for a browser that cannot. */
export async function previewIdea(
  { pool, turns, think, paint }: PreviewParts,
  userId: string,
  { wanted, prompt, type, format, brief, kit, idea }: PreviewIdeaInput,
  signal: AbortSignal,
): Promise<{ reading: BriefReading } | { scene: Scene }> {
  await limitCalls(pool, userId, "preview");
  const layout = layoutIdSchema.safeParse(idea.layout).data;
  const wish = { description: prompt, type, brief, kit, format, seed: idea.seed, layout, colors: [], memes: [] };
  const turn = { lane: userId, person: userId, isAdmitted: true } as const;

  async function compose(): Promise<{ scene: Scene }> {
    const first = await think("idea", wish, turn);
    if (!first) throw new AppError("bad_request", CANNOT_SET);
    const { scene, painted } = await chooseFitting(
      first,
      () => think("otherIdeas", wish, turn),
      (one) => paint({ scene: one, format, lint: true }, turn),
    );
    if (!isDeliverable(painted.findings)) throw new AppError("bad_request", WOULD_CLAIM);
    return { scene };
  }

  async function read(): Promise<{ reading: BriefReading }> {
    const reading = await think("reading", wish, turn);
    if (!reading) throw new AppError("bad_request", CANNOT_SET);
    return { reading };
  }

  return turns(
    { lane: userId, person: userId, signal },
    (): Promise<{ reading: BriefReading } | { scene: Scene }> => (wanted === "reading" ? read() : compose()),
  ).catch((error: unknown) => {
    throw explainWaiting(error);
  });
}
