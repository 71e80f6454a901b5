import { contrast } from "../../color/contrast.ts";
import { softFace } from "../../giant-type/faces.ts";
import { fitRows } from "../../giant-type/fit-rows.ts";
import { giantLayer, linesFrom } from "../../giant-type/giant-layer.ts";
import { inksBeside } from "../../giant-type/inks-beside.ts";
import { ALL_SCRIPTS, type Limits } from "../../giant-type/limits.ts";
import { ruleText } from "../../giant-type/ruler.ts";
import { scriptOf } from "../../giant-type/script-of.ts";
import { shortSide, smallColumn, smallSize, smallText, smallWords } from "../../giant-type/small-print.ts";
import { smallRows } from "../../giant-type/small-rows.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Layout, Stage } from "../../layout-pieces/stage.ts";
import { lookAt } from "../../photo/look-at.ts";
import { WHOLE } from "../../photo/tones.ts";
import { type Box, bottom, box, right } from "../../scene/box.ts";
import { photoFrame } from "./pieces/photo-frame.ts";
import { quoteMark } from "./pieces/quote-mark.ts";
import { DIP, LEADING } from "./pieces/word-column.ts";

export const quotedLimits: Limits = {
  headline: { least: 10, most: 120 },
  scripts: ALL_SCRIPTS,
  facts: { most: 2, length: 44 },
  photo: true,
  person: true,
};

/** What somebody said, on a field beside the photograph or under it; the mark that opens it stands on both. */
export const quoted: Layout = async (stage) => {
  const { frame, slots, photo, painter } = stage;
  const { width: W, height: H, safe, wide, story } = frame;
  const s = shortSide(frame);
  const look = photo && (await lookAt(stage, photo));
  const inks = inksBeside(stage, look && !look.isTransparent ? [look.meanIn(WHOLE)] : []);
  const script = scriptOf(slots.headline);
  const fromRight = script === "arabic";
  const face = softFace(540, 120)(script);
  const ruler = await ruleText(painter, slots.headline, face);
  const tall = 0.56 * H;
  const width = wide ? 0.54 * W : W;
  const field = wide
    ? box(fromRight ? W - width : 0, 0, width, H)
    : box(0, story ? 0 : H - tall, W, story ? bottom(safe) - 0.16 * H : tall);
  const air = 0.055 * s;
  const measure = wide ? width - safe.x - air : safe.width;
  const x = wide && fromRight ? W - safe.x - measure : safe.x;

  const mark = markIn(stage, field, fromRight);
  const top = story ? safe.y : wide ? bottom(mark) + air : field.y + 0.09 * s;
  const foot = story ? bottom(field) - air : bottom(safe);
  const said = await signature(stage, box(x, top, measure, foot - top), inks.ink);
  const room = said.top - top - smallSize(frame) * 1.1;
  const rows = fitRows(ruler, {
    width: measure,
    height: room - DIP[script] * 0.06 * s,
    leading: LEADING[script],
    maxSize: (wide ? 0.16 : 0.125) * s,
    maxRows: 6,
  });
  const { paint, heads } = await photoFrame(stage, besides(frame, field, fromRight), inks);
  const color = contrast(inks.accent, inks.ground) >= 1.5 ? inks.accent : inks.ink;
  return {
    layers: [
      giantLayer(
        "headline",
        slots.headline,
        face,
        linesFrom(ruler, rows, { x: fromRight ? x + measure : x, top, align: fromRight ? "right" : "left" }),
        { color: inks.ink },
      ),
      ...said.layers,
    ],
    paint: [fill(frame.all, inks.ground), ...paint, fill(field, inks.ground), quoteMark(mark, script, color)],
    keepClear: heads,
  };
};

/** The mark over the edge between field and photograph, where a line begins. */
function markIn({ frame }: Stage, field: Box, fromRight: boolean): Box {
  const { width: W, safe, wide, story } = frame;
  const s = shortSide(frame);
  const [width, height] = [0.2 * s, 0.15 * s];
  const left = (x: number) => (fromRight ? W - x - width : x);
  if (wide) return box(left(safe.x), safe.y, width, height);
  // What lies above a story's safe zone may be covered, but nobody has to read a mark.
  return box(left(safe.x), story ? safe.y - height * 1.3 : field.y - height * 0.62, width, height);
}

/** What the field leaves. */
function besides({ width: W, height: H, wide, story }: Stage["frame"], field: Box, fromRight: boolean): Box {
  if (wide) return box(fromRight ? 0 : right(field), 0, W - field.width, H);
  return story ? box(0, bottom(field), W, H - bottom(field)) : box(0, 0, W, field.y);
}

/** Who said it, and below that who shows it, and what to do. */
async function signature(stage: Stage, area: Box, color: string) {
  const { slots, frame } = stage;
  const { name, role } = slots.person ?? {};
  const size = smallSize(frame) * 1.1;
  const { layers: signed, box: row } = await smallRows(stage, area, { color, size });
  const { facts, brand, call } = smallWords(stage);
  const hasRow = facts.length > 0 || brand !== undefined || call !== undefined;
  const who = await Promise.all([
    ...(name ? [smallText(stage, "name", name, area, { color, size: size * 1.12, weight: 760 })] : []),
    ...(role ? [smallText(stage, "role", role, area, { color, size })] : []),
  ]);
  const end = hasRow ? row.y - size * 0.8 : bottom(area);
  if (who.length === 0) return { layers: signed, top: hasRow ? row.y : bottom(area) };
  const placed = smallColumn(stage, box(area.x, area.y, area.width, end - area.y), who);
  return { layers: [...placed.layers, ...signed], top: placed.box.y };
}
