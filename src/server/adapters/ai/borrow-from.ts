import type { Borrowed } from "../../../engine/author/borrowed/borrowed.ts";
import { tacticOf } from "../../../engine/author/borrowed/tactic-of.ts";
import type { Scene } from "../../../engine/scene/scene.ts";
import type { TypefaceId } from "../../../engine/scene/typefaces.ts";
import { DEFAULT_FORMAT } from "../../../shared/formats.ts";
import { BORROW_PARTS, type BorrowPart, NOT_BORROWED } from "../../../shared/inspiration.ts";
import type { RenderPool } from "../../rendering/render-pool.ts";
import { readPalette } from "./composer-colors.ts";
import type { ImageUse, StyleSource, UsedImage } from "./port.ts";

type Paint = RenderPool["renderInWorker"];
type Style = Extract<ImageUse, { role: "style" }>;

/** What is borrowed, and what was to be. */
export type Borrowing = { borrowed: Borrowed; isOnlyPicture: boolean; wanted: readonly BorrowPart[] };

const ONLY_COLOURS = "The built-in composer takes only the colours from a picture that it did not make.";

/**
 * The idea behind the pictures that lend their style: each part from the first that has it. Words, name, logo and
 * picture of the other ad are not among the parts, so they cannot get into the result.
 */
export async function borrowFrom(images: readonly UsedImage[], paint: Paint): Promise<Borrowing | undefined> {
  const lent = images.flatMap(({ bytes, use }) => (use?.role === "style" ? [{ bytes, use }] : []));
  if (lent.length === 0) return undefined;
  let borrowed: Borrowed = {};
  for (const { bytes, use } of lent) borrowed = { ...(await partsOf(use, bytes, paint)), ...borrowed };
  return {
    borrowed,
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

/** Tactics that the first words show; the others live in layout and list. */
const OPENINGS: ReadonlySet<string | undefined> = new Set(["question", "offer", "number"]);

/** What could not be borrowed as it was asked for, in sentences for the user. */
export function notesOnBorrowing({ borrowed, isOnlyPicture, wanted }: Borrowing, made: Scene): string[] {
  const { layout, palette, typeface, tactic } = borrowed;
  const missing: Partial<Record<BorrowPart, boolean>> = {
    layout: layout !== undefined && made.layout !== layout,
    palette: palette !== undefined && made.palette.paper !== palette.paper,
    typeface: typeface !== undefined && made.typeface !== typeface,
    tactic: OPENINGS.has(tactic) && tacticOf(made) !== tactic,
  };
  return [
    ...(isOnlyPicture && wanted.some((part) => part !== "palette") ? [ONLY_COLOURS] : []),
    ...BORROW_PARTS.filter((part) => missing[part]).map((part) => NOT_BORROWED[part]),
  ];
}
