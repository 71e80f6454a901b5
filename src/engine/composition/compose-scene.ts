import type { PictureFormat } from "../../shared/formats.ts";
import type { Layer } from "../layers/layer.ts";
import type { Composition, SetWords, Stage } from "../layout-pieces/stage.ts";
import { LAYOUTS } from "../layouts/layouts.ts";
import { wearing } from "../painter/own-font.ts";
import type { OwnFont, Painter } from "../painter/painter.ts";
import { picturesIn } from "../scene/added-layer.ts";
import { type Frame, frameOf } from "../scene/frame.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { templateKey } from "../scene/meme-captions.ts";
import type { LayerEdit, Scene, Slots } from "../scene/scene.ts";
import { visible } from "../scene/visible.ts";
import { addedLayers } from "./add-layers.ts";
import { addSources } from "./add-sources.ts";
import { applyEdits } from "./apply-edits.ts";
import { withLogo } from "./with-logo.ts";

export type Photos = ReadonlyMap<string, Uint8Array>;

export type Composed = { frame: Frame; composition: Composition };

/** Lays a scene out in a format: everything decided, nothing painted. */
export async function composeScene(
  painter: Painter,
  scene: Scene,
  format: PictureFormat,
  photos?: Photos,
): Promise<Composed> {
  return withEdits(await composeUnedited(painter, scene, format, photos), scene);
}

/** What the layout alone decides. An editor keeps it while only edits change. */
export type Unedited = { stage: Stage; format: PictureFormat; composition: Composition };

export async function composeUnedited(
  plain: Painter,
  scene: Scene,
  format: PictureFormat,
  photos?: Photos,
): Promise<Unedited> {
  const frame = frameOf(format);
  const font = fontOf(scene, photos);
  const painter = wearing(plain, font);
  const photo = pictureOf(scene, photos);
  const logo = scene.brand.logo === undefined ? undefined : photos?.get(scene.brand.logo);
  // A template's picture is ours.
  const pictures = addedPictures(scene, photos);
  const morePhotos = (scene.photos ?? []).flatMap((name) => photos?.get(name) ?? []);
  for (const picture of [scene.meme?.template ? undefined : photo, logo, ...morePhotos, ...pictures.values()])
    if (picture) await painter.checkPhoto(picture);
  const slots = slotsFor(scene, format);
  // A meme fills its template, which need not be looked at.
  const photoPixels = photo && scene.layout !== "meme" ? await painter.photoPixels(photo) : undefined;
  const own = { photo, photoPixels, morePhotos, logo, pictures, framing: scene.framing?.[format] };
  const stage: Stage = { scene, slots, palette: scene.palette, frame, painter, ...own };
  const composition = await LAYOUTS[scene.layout].compose(stage);
  const layers = logo
    ? await withLogo(stage, composition)
    : composition.layers.filter((layer) => isSigned(layer) && isSet(layer));
  // Posters are flat colours and photographs.
  const isFlat = composition.isFlat ?? LAYOUTS[scene.layout].limits !== undefined;
  const all = [...layers, ...(await addedLayers(stage))];
  return { stage, format, composition: { ...composition, isFlat, logo, font, pictures, layers: all } };
}

/** The user's own font, as far as the caller has it. */
function fontOf({ font }: Scene, photos: Photos | undefined): OwnFont | undefined {
  const bytes = font === undefined ? undefined : photos?.get(font);
  return font !== undefined && bytes ? { name: font, bytes } : undefined;
}

/** The pictures that were added by hand, as far as the caller has them. */
function addedPictures({ added }: Scene, photos: Photos | undefined): Photos {
  const pictures = new Map<string, Uint8Array>();
  for (const name of picturesIn(added)) {
    const bytes = photos?.get(name);
    if (bytes) pictures.set(name, bytes);
  }
  return pictures;
}

/** The picture that a scene is made on: a meme's template, or the user's own. */
function pictureOf({ meme, photo }: Scene, photos: Photos | undefined): Uint8Array | undefined {
  if (meme?.template === undefined) return photo === undefined ? undefined : photos?.get(photo);
  const picture = photos?.get(templateKey(meme.template));
  if (!picture) throw new Error(`The picture of the meme template ${meme.template} is missing.`);
  return picture;
}

/** The edits of `scene`, on top of what was laid out for the same scene with other edits. */
export async function withEdits({ stage, format, composition }: Unedited, scene: Scene): Promise<Composed> {
  const edits = editsOf(scene, format);
  const { layers, hidden } = await applyEdits(stage, composition.layers, edits, scene.order);
  const sourced = addSources(layers, edits, scene.said);
  return { frame: stage.frame, composition: { ...composition, layers: sourced, hidden, unedited: composition.layers } };
}

const editsOf = ({ edits }: Scene, format: PictureFormat) => edits.filter((edit) => edit.format === format);

/** What the layout sets. Of the edits, only the words of posters are among it. */
export const slotsFor = (scene: Scene, format: PictureFormat): SetWords =>
  LAYOUTS[scene.layout].limits ? withTypedWords(scene.slots, editsOf(scene, format)) : withOffer(scene, format);

/** These leave no room for a badge in a story. */
const WITHOUT_BADGE: ReadonlySet<LayoutId> = new Set(["spotlight", "melt", "street"]);

/** An offer that has no badge is the first of the facts, or the picture would not say it. */
function withOffer({ layout, slots, said }: Scene, format: PictureFormat): Slots {
  const { badge, facts = [], ...others } = slots;
  if (!said || !badge || !WITHOUT_BADGE.has(layout) || !frameOf(format).story) return slots;
  return { ...others, facts: [[badge.text, badge.small].filter(Boolean).join(" "), ...facts] };
}

/** A poster is made of its words, so new ones make it anew. */
function withTypedWords(slots: Slots, edits: readonly LayerEdit[]): SetWords {
  const texts = edits.map(({ layer, text = "" }) => ({ layer, text: visible(text).trim() }));
  const typed = (layer: string) => texts.findLast((one) => one.layer === layer && one.text)?.text;
  const each = (list: readonly string[] | undefined, word: string) =>
    list?.map((text, index) => typed(`${word}-${index + 1}`) ?? text);
  const { struck } = slots;
  const instead = typed("instead") ?? struck?.instead;
  const [giant, typedBrand] = [typed("giant-1"), typed("brand")];
  return {
    ...slots,
    headline: typed("headline") ?? slots.headline,
    facts: each(slots.facts, "fact"),
    // A poster that has none of its own makes one of its headline.
    giants: each(slots.giants, "giant") ?? (giant ? [giant] : undefined),
    ...(struck && instead ? { struck: { ...struck, instead } } : {}),
    ...(typedBrand && { typedBrand }),
  };
}

/** Who gave no name is not signed with a star. */
const isSigned = ({ id, text }: Layer) => id !== "logo" || /[\p{L}\p{N}]/u.test(text);

/** A poster without the word it is made for has nothing to set. */
const isSet = (layer: Layer) => layer.kind !== "giant" || layer.lines.length > 0;
