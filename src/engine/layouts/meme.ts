import type { TextLayer } from "../layers/layer.ts";
import { fill } from "../layout-pieces/light.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { type Box, contain } from "../scene/box.ts";
import { covering } from "../scene/cover.ts";
import { type Caption, type CaptionInput, captionSchema } from "../scene/meme-captions.ts";
import { imageAt } from "../tree/node.ts";
import { groundAround } from "./pieces/ground-around.ts";
import { setCaption } from "./pieces/set-caption.ts";

/** A picture with captions: a meme template's, or the user's own. Only its owner crops it. */
export const meme: Layout = async (stage) => {
  const { frame, photo, painter } = stage;
  // Apps lay their own things over the top and the bottom of a story, not over its sides.
  const room = frame.story ? { ...frame.safe, x: 0, width: frame.width } : frame.all;
  const size = photo && (pngSize(photo) ?? (await painter.photoPixels(photo)));
  const picture = size ? placed(stage, room, size.width / size.height) : room;
  const layers: TextLayer[] = [];
  for (const caption of captionsOf(stage)) {
    const layer = await setCaption(stage, picture, caption);
    if (layer) layers.push(layer);
  }
  const isOpaque = stage.scene.meme?.template !== undefined && isFilled(frame.all, picture);
  return {
    layers,
    isFlat: true,
    paint: [
      ...(isOpaque ? [] : [fill(frame.all, await groundOf(stage, picture))]),
      ...(photo ? [imageAt(photo, picture)] : []),
    ],
  };
};

/** All of it, or what its owner has framed. Captions stand on all of it. */
function placed({ framing, frame, scene }: Stage, room: Box, aspect: number): Box {
  const isFramed = framing && !framing.isWhole && !scene.meme?.captions.length;
  return isFramed ? covering(aspect, frame.all, { focus: framing, zoom: framing.zoom }) : contain(room, aspect);
}

const isFilled = (all: Box, picture: Box) => all.width - picture.width < 1 && all.height - picture.height < 1;

/** What is seen around the picture, and through one that is transparent. */
async function groundOf({ frame, photo, painter, palette }: Stage, picture: Box): Promise<string> {
  return photo && !isFilled(frame.all, picture) ? groundAround(await painter.photoPixels(photo)) : palette.paper;
}

/** Where the words of a scene without captions of its own go. */
const TOP_AND_BOTTOM = {
  headline: { x: 0.05, y: 0.03, w: 0.9, h: 0.24 },
  punchline: { x: 0.05, y: 0.73, w: 0.9, h: 0.24 },
};

function captionsOf({ scene, slots }: Stage): Caption[] {
  if (scene.meme) return scene.meme.captions;
  const set = (id: keyof typeof TOP_AND_BOTTOM, text: string): CaptionInput => ({
    ...TOP_AND_BOTTOM[id],
    id,
    text,
    style: "label",
  });
  const top = set("headline", slots.headline);
  return (slots.subline ? [top, set("punchline", slots.subline)] : [top]).map((caption) =>
    captionSchema.parse(caption),
  );
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** The size that the header of a PNG names: templates are PNGs, and decoding one takes as long as painting the captions. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || PNG_SIGNATURE.some((byte, at) => bytes[at] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
