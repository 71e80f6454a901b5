import { chooseFitting } from "../../engine/author/author-fitting.ts";
import { CANNOT_SET, WOULD_CLAIM } from "../../engine/author/refusals.ts";
import { isDeliverable } from "../../engine/lint/finding.ts";
import { layoutIdSchema } from "../../engine/scene/layout-id.ts";
import type { Scene } from "../../engine/scene/scene.ts";
import { shownPictures } from "../../engine/scene/shown-pictures.ts";
import type { BriefReading } from "../../shared/brief/reading.ts";
import type { PreviewIdeaInput } from "../../shared/contracts/preview-idea.ts";
import { AppError } from "../../shared/errors.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { readFont } from "../fonts/brand-fonts.ts";
import { explainWaiting } from "./explain-waiting.ts";
import type { PreviewParts } from "./preview-parts.ts";
import { takePhotos } from "./take-photos.ts";

/** Reads a description, or composes one of its ideas, for a browser that cannot. */
export async function previewIdea(
  parts: PreviewParts,
  userId: string,
  { wanted, prompt, type, format, brief, kit, idea, ...sent }: PreviewIdeaInput,
  signal: AbortSignal,
): Promise<{ reading: BriefReading } | { scene: Scene }> {
  const { pool, turns, think, paint } = parts;
  await limitCalls(pool, userId, "preview");
  const layout = layoutIdSchema.safeParse(idea.layout).data;
  const own = await takeOwn(parts, userId, { kit, ...sent });
  const shape = { description: prompt, type, brief, format, seed: idea.seed, layout, colors: [], memes: [] };
  const wish = { ...shape, kit, logo: own.logo, font: own.font };
  const turn = { lane: userId, person: userId, isAdmitted: true } as const;

  async function compose(): Promise<{ scene: Scene }> {
    const first = await think("idea", wish, turn);
    if (!first) throw new AppError("bad_request", CANNOT_SET);
    const { scene, painted } = await chooseFitting(
      first,
      () => think("otherIdeas", wish, turn),
      (one) =>
        paint({ scene: one, format, lint: true, photos: Object.fromEntries(shownPictures(own, one.palette)) }, turn),
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

type Sent = Pick<PreviewIdeaInput, "kit" | "photos" | "logo" | "logoOnDark">;

/** The logos of a brand that came along, and its own font, by the names that scenes have for them. */
async function takeOwn(parts: PreviewParts, userId: string, { kit, photos: sent, logo, logoOnDark }: Sent) {
  const photos = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { name, bytes } of await takePhotos(parts, userId, sent)) photos.set(name, bytes);
  const font = await readFont(parts.pool, userId, kit?.headlineFont);
  if (kit?.headlineFont && font) photos.set(kit.headlineFont, font);
  return {
    photos,
    logo: logo && photos.has(logo) ? logo : undefined,
    logoOnDark,
    font: font && kit?.headlineFont,
  };
}
