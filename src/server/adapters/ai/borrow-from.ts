import type { Borrowed } from "../../../engine/author/borrowed/borrowed.ts";
import { tacticOf } from "../../../engine/author/borrowed/tactic-of.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { TypefaceId } from "../../../engine/scene/typefaces.ts";
import { DEFAULT_FORMAT } from "../../../shared/formats.ts";
import type { BorrowPart } from "../../../shared/inspiration.ts";
import type { RenderPool } from "../../rendering/render-pool.ts";
import { readPalette } from "./composer-colors.ts";
import type { ImageUse, StyleSource, UsedImage } from "./port.ts";

type Paint = RenderPool["renderInWorker"];
type Style = Extract<ImageUse, { role: "style" }>;

/** What is borrowed, and the ad it is borrowed from, for the notes about it. */
export type Borrowing = { borrowed: Borrowed; lender: string; isOnlyPicture: boolean; wanted: readonly BorrowPart[] };

/**
 * The idea behind the pictures that lend their style: each part from the first that has it. Words, name, logo and
 * picture of the other ad are not among the parts, so they cannot get into the result.
 */
export async function borrowFrom(images: readonly UsedImage[], paint: Paint): Promise<Borrowing | undefined> {
  const lent = images.flatMap(({ bytes, use }) => (use?.role === "style" ? [{ bytes, use }] : []));
  const [first] = lent;
  if (!first) return undefined;
  let borrowed: Borrowed = {};
  for (const { bytes, use } of lent) borrowed = { ...(await partsOf(use, bytes, paint)), ...borrowed };
  return {
    borrowed,
    lender: first.use.source.name ?? "the other ad",
    isOnlyPicture: lent.every(({ use }) => !use.source.scene),
    wanted: [...new Set(lent.flatMap(({ use }) => use.borrow))],
  };
}

async function partsOf({ borrow, source }: Style, picture: Uint8Array, paint: Paint): Promise<Borrowed> {
  const has = (part: BorrowPart) => borrow.includes(part);
  const { scene } = source;
  if (!scene) return has("palette") ? { palette: await readPalette(picture) } : {};
  const typeface = has("typeface") ? await typefaceOf({ ...source, scene }, paint) : undefined;
  return {
    ...(has("layout") && { layout: scene.layout, variant: scene.seed }),
    ...(has("palette") && { palette: scene.palette }),
    ...(typeface && { typeface }),
    ...(has("tactic") && { tactic: tacticOf(scene) }),
  };
}

/** The face that the headline is really set in: most layouts choose one themselves. */
async function typefaceOf(
  { scene, format = DEFAULT_FORMAT }: StyleSource & { scene: Scene },
  paint: Paint,
): Promise<TypefaceId | undefined> {
  if (scene.typeface) return scene.typeface;
  const { layers } = await paint({ scene, format, outline: true });
  return layers.find(({ id }) => id === "headline")?.style.typeface;
}

/** What could not be borrowed as it was asked for, in sentences for the user. */
export function notesOnBorrowing({ borrowed, lender, isOnlyPicture, wanted }: Borrowing, made: Scene): string[] {
  const { layout, palette, typeface, tactic } = borrowed;
  const opens = { question: "question", offer: "price or discount", number: "number" } as const;
  const opening = tactic && tactic in opens ? opens[tactic as keyof typeof opens] : undefined;
  return [
    isOnlyPicture && wanted.some((part) => part !== "palette")
      ? "The built-in composer takes only the colours from a picture that it did not make."
      : undefined,
    layout && made.layout !== layout
      ? `The layout of ${lender} does not fit your words, so the nearest one that does was used.`
      : undefined,
    palette && made.palette.paper !== palette.paper ? "The colours in your description were used." : undefined,
    typeface && made.typeface !== typeface
      ? `The typeface of ${lender} lacks your letters, so another one was used.`
      : undefined,
    opening && tacticOf(made) !== tactic ? `Your words have no ${opening} to open with.` : undefined,
  ].filter((note) => note !== undefined);
}
