import type { Art } from "../art/art.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import type { TextLayer } from "../layers/layer.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill, glowAt } from "../layout-pieces/light.ts";
import { partsOf } from "../layout-pieces/parts.ts";
import { columnsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { extraArt, floorShadow, heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain } from "../scene/box.ts";

type Place = { art: Art; room: Box; name: Box; price: Box; tag: string[] };

/** The whole range on one shelf, each with its name and price. Bullets read "name | price", in the order of the art. */
export const lineup: Layout = async (stage) => {
  const { frame, palette: p } = stage;
  const { wide, story, unit: u, width: W, height: H, safe } = frame;
  const things = [heroArt(stage), ...extraArt(stage)].slice(0, wide ? 5 : 4);
  const { copy } = partsOf({ ...frame, wide: false }, wide ? 0.5 : story ? 0.56 : 0.46, 20);

  const align = wide ? "left" : "center";
  const text = await stack(
    stage,
    copy,
    [
      logoItem(stage, p.paper, { size: 30 }),
      headlineItem(stage, p.paper, "rounded", wide ? 76 : 150, { align, maxLines: wide ? 2 : 4 }),
      !wide && sublineItem(stage, p.paper, 32, { align, maxLines: 3 }),
      accentButton(stage, { gap: 22, size: 30, maxWidth: copy.width }),
    ],
    { gap: 16, align, valign: "top" },
  );
  // The shelf takes what the words leave.
  const from = bottom(text.box) + 24 * u;
  const { places, plank } = placesOn(stage, box(safe.x, from, safe.width, bottom(safe) - from), things);
  const wall = mix(p.paper, p.shade, 0.55);
  const tags = await tagsOf(stage, places, wall);

  return {
    layers: [...text.layers, ...tags],
    paint: [
      fill(frame.all, p.paper),
      glowAt(W / 2, plank, Math.max(W, H) * 0.5, lighten(p.glow, 0.3), 0.9),
      fill(box(0, plank, W, H), wall),
      fill(box(0, plank, W, 14 * u), darken(p.shade, 0.28)),
      ...places.flatMap(({ art, room }) => {
        const area = contain(room, art.aspect, 0.5, 1);
        return [floorShadow(area, darken(p.shade, 0.7), 0.35, 1.05), paintArt(art, area)];
      }),
    ],
    grain: { opacity: 0.05 },
  };
};

/** Side by side on one plank, each with two lines below it. */
function placesOn({ frame, slots }: Stage, room: Box, things: readonly Art[]) {
  const { unit: u } = frame;
  const tags = (slots.bullets ?? []).map((bullet) => bullet.split("|").map((part) => part.trim()));
  const line = 48 * u;
  const plank = bottom(room) - (tags.length ? line * 2 + 26 * u : 0);
  const columns = columnsOf(box(room.x, room.y, room.width, plank - room.y), things.length, 16 * u);
  const places = columns.flatMap((column, index): Place[] => {
    const art = things[index];
    const under = (row: number) => box(column.x, plank + 22 * u + row * line, column.width, line);
    return art ? [{ art, room: column, name: under(0), price: under(1), tag: tags[index] ?? [] }] : [];
  });
  return { places, plank };
}

async function tagsOf(stage: Stage, places: readonly Place[], ground: string): Promise<TextLayer[]> {
  const { palette: p } = stage;
  const look = { typeface: "sans", maxLines: 1, align: "center" } as const;
  const named = places.filter(({ tag: [name] }) => name);
  const priced = places.filter(({ tag: [, price] }) => price);
  const names = await setAlike(
    stage,
    named.map(({ name }) => name),
    named.map(({ tag: [name = ""] }) => name),
    { ...look, id: "name", size: 34, weight: 650, color: readableOn(ground, p.ink) },
  );
  const prices = await setAlike(
    stage,
    priced.map(({ price }) => price),
    priced.map(({ tag: [, price = ""] }) => price),
    { ...look, id: "price", size: 31, weight: 500, color: pushedToRead(p.muted, ground) },
  );
  return [...names, ...prices];
}
