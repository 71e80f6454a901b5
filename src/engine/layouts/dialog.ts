import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { headlineWish, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { columnsOf, setAlike } from "../layout-pieces/set-rows.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, bottom, box, contain, inset } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

const GREY = "#d6d3ce";
const INK = "#17141f";

/** A message box from an old desktop. The headline is its question, bullets are its buttons, the note is its title. */
export const dialog: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const pane = story
    ? box(safe.x, safe.y + safe.height * 0.08, safe.width, safe.height * 0.84)
    : wide
      ? inset(safe, safe.width * 0.06, 0)
      : box(safe.x, safe.y + safe.height * 0.1, safe.width, safe.height * (frame.shape === "portrait" ? 0.7 : 0.8));
  const bar = box(pane.x + 8 * u, pane.y + 8 * u, pane.width - 16 * u, 66 * u);
  const choices = (slots.bullets ?? (slots.button ? [slots.button] : [])).slice(0, 3);
  const keyHeight = choices.length ? 92 * u : 0;
  const body = box(
    pane.x + 44 * u,
    bottom(bar) + 36 * u,
    pane.width - 88 * u,
    bottom(pane) - bottom(bar) - 72 * u - keyHeight - (choices.length ? 24 * u : 0),
  );
  const side = Math.min(body.width * 0.34, body.height);
  const art = heroArt(stage);
  const picture = contain(box(body.x, body.y, side, body.height), art.aspect, 0.5, 0.5);
  const keys = columnsOf(box(body.x, bottom(pane) - 36 * u - keyHeight, body.width, keyHeight), choices.length, 22 * u);

  const title = await setText(stage, box(bar.x + 18 * u, bar.y, bar.width - 110 * u, bar.height), {
    id: "note",
    text: slots.note ?? scene.brand.name,
    typeface: "sans",
    size: 31,
    weight: 680,
    color: readableOn(p.accent, p.onAccent),
    maxLines: 1,
    valign: "middle",
  });
  const text = await stack(
    stage,
    box(body.x + side + 36 * u, body.y, body.width - side - 36 * u, body.height),
    [
      {
        text: headlineWish(stage, "sans", {
          size: wide ? 58 : 70,
          minSize: 30,
          weight: 700,
          leading: 1.12,
          color: INK,
          maxLines: 7,
        }),
        grow: true,
      },
      sublineItem(stage, GREY, 31, { color: INK, maxLines: 5 }),
    ],
    { gap: 18, valign: "middle" },
  );
  const labels = await setAlike(
    stage,
    keys.map((key) => inset(key, 18 * u, 6 * u)),
    choices,
    {
      id: "choice",
      typeface: "sans",
      size: 33,
      weight: 620,
      color: INK,
      maxLines: 2,
      align: "center",
      valign: "middle",
    },
  );

  const raised = (area: Box, inside = GREY): Node =>
    at(area, {
      backgroundColor: inside,
      boxShadow: `inset ${4 * u}px ${4 * u}px 0 #ffffff, inset ${-4 * u}px ${-4 * u}px 0 #6f6c68, 0 0 0 ${2 * u}px #17141f`,
    });
  const ghost = (shift: number) =>
    raised(box(pane.x + shift * 34 * u, pane.y - shift * 30 * u, pane.width, pane.height), mix(GREY, p.paper, 0.4));
  return {
    layers: [title, ...text.layers, ...labels],
    keepClear: [inset(picture, picture.width * 0.06)],
    paint: [
      fill(frame.all, p.paper),
      svgAt(
        frame.all,
        Array.from(
          { length: 40 },
          (_, index) =>
            `<rect x="${((index * 397) % W).toFixed(0)}" y="${((index * 271) % H).toFixed(0)}" width="${14 * u}" height="${14 * u}" fill="${index % 2 ? p.shade : lighten(p.glow, 0.2)}" opacity=".7"/>`,
        ).join(""),
      ),
      ...(scene.seed % 2 ? [ghost(1), ghost(0.5)] : []),
      raised(pane),
      fill(bar, p.accent),
      raised(box(bar.x + bar.width - 58 * u, bar.y + 8 * u, 50 * u, 50 * u)),
      svgAt(
        box(bar.x + bar.width - 58 * u, bar.y + 8 * u, 50 * u, 50 * u),
        `<path d="M${15 * u} ${15 * u}L${35 * u} ${35 * u}M${35 * u} ${15 * u}L${15 * u} ${35 * u}" stroke="${INK}" stroke-width="${5 * u}"/>`,
      ),
      paintArt(art, picture),
      ...keys.map((key) => raised(key)),
      fill(box(0, H - 56 * u, W, 56 * u), GREY),
      fill(box(0, H - 56 * u, W, 3 * u), darken(GREY, 0.1)),
    ],
  };
};
