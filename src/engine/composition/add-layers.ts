import { readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { makeLogo } from "../layout-pieces/make-logo.ts";
import { moveTo } from "../layout-pieces/move.ts";
import type { Stage } from "../layout-pieces/stage.ts";
import type { AddedLayer } from "../scene/added-layer.ts";
import { addedPlace } from "../scene/added-place.ts";
import { type Box, box, contain } from "../scene/box.ts";
import type { TextStyle } from "../scene/text-style.ts";
import { TYPEFACES } from "../scene/typefaces.ts";
import { fittedInto, LEAST_LOGO } from "./apply-edit.ts";
import { badgeBox, badgeSize, buttonSize } from "./fit-label.ts";
import { paintable, SMALLEST } from "./paintable.ts";

/** The layers that a hand added, as they stand in a format where it has not touched them. */
export async function addedLayers(stage: Stage): Promise<Layer[]> {
  const made = await Promise.all((stage.scene.added ?? []).map((layer) => addedLayer(stage, layer)));
  return made.flatMap((layer) => layer ?? []);
}

async function addedLayer(stage: Stage, added: AddedLayer): Promise<Layer | undefined> {
  const area = paintable(addedPlace(stage.frame, added), added.kind, stage.frame);
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
  const style: TextStyle = { ...look, size: Math.max(SMALLEST, look.size * stage.frame.unit), ...turned };
  if (added.kind === "text") {
    const { kind, ground } = added;
    const layer = { id, kind, text, style, box: area, ...(ground && { ground, isCentred: true }) };
    if (text.trim() === "") return { ...layer, lines: [] };
    return { ...layer, ...(await fittedInto(stage, area, layer, style.size)) };
  }
  if (added.kind === "button") {
    const { kind, shape, arrow, fill } = added;
    const size = await buttonSize(stage, { text, style, shape, arrow }, area);
    return { id, kind, text, box: area, style: { ...style, size }, fill, shape, arrow };
  }
  const { kind, shape, fill, small } = added;
  const around = badgeBox({ shape, box: area });
  const size = await badgeSize(stage, { text, small, style, shape }, around);
  return { id, kind, text, box: around, style: { ...style, size }, fill, shape, ...(small && { small }) };
}

async function logoIn(stage: Stage, area: Box, color: string, turned: { rotate?: number }) {
  const made = await makeLogo(stage, { color, markFill: color, maxWidth: 2_000 * stage.frame.unit, size: LOGO_SIZE });
  const fitted = contain(area, made.box.width / made.box.height);
  const ratio = Math.max(fitted.width / made.box.width, LEAST_LOGO / made.box.height);
  const picture = made.picture && { ...made.picture, width: made.picture.width * ratio };
  return moveTo(
    {
      ...made,
      ...(picture && { picture }),
      markInk: readableOn(color, "#ffffff"),
      style: { ...made.style, ...turned, size: made.style.size * ratio },
      box: box(0, 0, made.box.width * ratio, made.box.height * ratio),
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
