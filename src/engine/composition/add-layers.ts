import { readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { makeLogo } from "../layout-pieces/make-logo.ts";
import { moveTo } from "../layout-pieces/move.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import type { AddedLayer } from "../scene/added-layer.ts";
import { type Box, box, contain } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { TYPEFACES } from "../scene/typefaces.ts";
import { fittedInto, labelled } from "./apply-edit.ts";

/** The layers that a hand added, as they stand in a format where it has not touched them. */
export async function addedLayers(stage: Stage): Promise<Layer[]> {
  const made = await Promise.all((stage.scene.added ?? []).map((layer) => addedLayer(stage, layer)));
  return made.flatMap((layer) => layer ?? []);
}

async function addedLayer(stage: Stage, added: AddedLayer): Promise<Layer | undefined> {
  const area = placeOf(stage, added);
  const { id, angle } = added;
  const turned = angle ? { rotate: angle } : {};
  const plain: TextStyle = { ...PLAIN, ...turned };
  if (added.kind === "shape") {
    const { kind, shape, fill, opacity, stroke } = added;
    const wide = stroke && stroke * stage.frame.unit;
    return { id, kind, text: "", style: plain, box: area, shape, fill, opacity, ...(wide && { stroke: wide }) };
  }
  if (added.kind === "picture") {
    const { kind, photo, framing, corner } = added;
    const bytes = stage.pictures?.get(photo);
    if (!bytes) return undefined;
    const { width, height } = await stage.painter.photoPixels(bytes);
    return { id, kind, text: "", style: plain, box: area, photo, aspect: width / height, framing, corner, opacity: 1 };
  }
  if (added.kind === "logo") return { ...(await logoIn(stage, area, added.color, turned)), id };
  const { text, style: look } = added;
  const style: TextStyle = { ...look, size: look.size * stage.frame.unit, ...turned };
  if (added.kind === "text") {
    const layer = { id, kind: added.kind, text, style, box: area, ground: added.ground };
    if (text.trim() === "") return { ...layer, lines: [] };
    return { ...layer, ...(await fittedInto(stage, area, layer, style.size)) };
  }
  const { size } = await labelled(stage, text, style, { width: area.width * 0.84, height: area.height * 0.9 });
  const label = { id, text, box: area, style: { ...style, size }, fill: added.fill };
  if (added.kind === "button") return { ...label, kind: added.kind, shape: added.shape, arrow: added.arrow };
  return { ...label, kind: added.kind, shape: added.shape, ...(added.small && { small: added.small }) };
}

/** In the same part of the safe zone, as large as the format makes everything, and never larger than that zone. */
export function placeOf({ frame }: Pick<Stage, "frame">, { at, size }: Pick<AddedLayer, "at" | "size">): Box {
  const { safe, unit } = frame;
  const [width, height] = [size.width * unit, size.height * unit];
  const shrunk = Math.min(1, safe.width / width, safe.height / height);
  const [w, h] = [width * shrunk, height * shrunk];
  return box(safe.x + at.x * safe.width - w / 2, safe.y + at.y * safe.height - h / 2, w, h);
}

async function logoIn(stage: Stage, area: Box, color: string, turned: { rotate?: number }) {
  const made = await makeLogo(stage, { color, markFill: color, maxWidth: 2_000 * stage.frame.unit, size: LOGO_SIZE });
  const fitted = contain(area, made.box.width / made.box.height);
  const ratio = fitted.width / made.box.width;
  const picture = made.picture && { ...made.picture, width: made.picture.width * ratio };
  return moveTo(
    {
      ...made,
      ...(picture && { picture }),
      markInk: readableOn(color, "#ffffff"),
      style: { ...made.style, ...turned, size: made.style.size * ratio },
      box: { ...fitted },
    },
    fitted.x,
    fitted.y,
  );
}

/** Any size will do: what is made is fitted into its box. */
const LOGO_SIZE = 60;

const { weight, tracking, leading } = TYPEFACES.sans;
/** Of what has no words. */
const PLAIN: TextStyle = {
  typeface: "sans",
  ...{ weight, tracking, leading },
  size: 40,
  color: "#000000",
  align: "left",
};
