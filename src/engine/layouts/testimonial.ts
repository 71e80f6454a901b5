import { iconBody } from "../art/icon.ts";
import { portrait } from "../art/portrait.ts";
import { lighten, mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { accentButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill, glowAt } from "../layout-pieces/light.ts";
import { moveTo, placeIn } from "../layout-pieces/move.ts";
import { photoArts } from "../layout-pieces/photo-arts.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { type Stack, stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { coverAt, middleOf, photoIn } from "../photo/crop.ts";
import { type Box, bottom, box } from "../scene/box.ts";
import { familyList } from "../scene/typefaces.ts";
import { at, type Node, words } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

/** How much of its circle a head takes, and how far a small one is enlarged. */
const [LARGE, NEAREST] = [0.55, 2.2];

/** A customer's words in large type. The headline is the quote. */
export const testimonial: Layout = async (stage) => {
  const { frame, palette: p, scene } = stage;
  const { width: W, height: H, unit: u, wide, story, safe } = frame;
  const face = wide ? H * 0.58 : story ? W * 0.56 : (frame.shape === "portrait" ? 220 : 164) * u;
  const stars = 58 * u;
  const footHeight = story ? 300 * u : wide ? 0 : face + 150 * u;
  const column = box(
    safe.x,
    safe.y + stars + 26 * u,
    wide ? safe.width * 0.58 : safe.width,
    safe.height - stars - 26 * u - footHeight,
  );
  const portraitBox = wide
    ? box(W - safe.x - face - 20 * u, (H - face) / 2, face, face)
    : story
      ? box(W * 0.22, H * 0.655, face, face)
      : box(safe.x, H - safe.y - 96 * u - 34 * u - face, face, face);
  const disc = wide
    ? box(W * 0.62, -H * 0.18, H * 1.36, H * 1.36)
    : story
      ? box(W * 0.04, H * 0.58, W * 0.92, W * 0.92)
      : box(W * 0.46, -H * 0.12, W * 0.9, W * 0.9);

  const quote = headlineItem(stage, p.paper, "serif", wide ? 96 : frame.shape === "portrait" ? 144 : 118, {
    maxLines: 7,
    strong: { color: pushedToRead(p.accent, p.paper), italic: true },
  });
  const button = await accentButton(stage);
  const logo = await logoItem(stage, p.paper);
  const layers: Layer[] = [];
  if (wide) {
    const who = await whoIn(stage, 0, 0, column.width);
    const signed = who.layers.map((layer, index) => ({ layer, gap: index ? 2 : 26 }));
    const text = await stack(stage, column, [quote, ...signed, button], { valign: "top" });
    layers.push(...text.layers);
    if (logo) layers.push(placeIn(logo.layer, box(safe.x, safe.y, safe.width, stars), 1, 0.5));
  } else if (story) {
    const text = await setText(stage, column, quote.text);
    const who = await whoIn(stage, safe.x, bottom(text.box) + 34 * u, safe.width);
    layers.push(text, ...who.layers);
    const y = Math.max(who.box.y, bottom(text.box)) + who.box.height + 34 * u;
    if (button) layers.push(moveTo(button.layer, safe.x, y));
  } else {
    const text = await setText(stage, column, quote.text);
    const x = portraitBox.x + face + 30 * u;
    const who = await whoIn(stage, x, portraitBox.y + face * 0.5 - 50 * u, safe.width - face - 30 * u);
    const foot = box(safe.x, H - safe.y - 96 * u, safe.width, 96 * u);
    layers.push(text, ...who.layers);
    if (button) layers.push(placeIn(button.layer, foot, 0, 0.5));
    if (logo) layers.push(placeIn(logo.layer, foot, 1, 0.5));
  }

  const pane = mix(p.paper, p.shade, 0.5);
  const starRow = Array.from(
    { length: 5 },
    (_, index) =>
      `<g transform="translate(${index * stars * 1.1} 0) scale(${stars / 24})">${iconBody("star", "#f5a300").replaceAll('fill="none"', 'fill="#f5a300"')}</g>`,
  ).join("");
  return {
    layers,
    keepClear: [portraitBox],
    paint: [
      fill(frame.all, p.paper),
      at(disc, { borderRadius: disc.width, backgroundColor: pane }),
      glowAt(wide ? W * 0.62 : W * 0.2, H, Math.min(W, H) * 0.6, lighten(p.glow, 0.3), 0.8),
      words("“", {
        position: "absolute",
        left: safe.x - 30 * u,
        top: safe.y - 60 * u,
        fontFamily: familyList("serif"),
        fontSize: 560 * u,
        lineHeight: 0.9,
        color: p.accent,
        opacity: 0.13,
      }),
      // Five stars are a claim: only our own ads have them.
      ...(scene.said ? [] : [svgAt(box(safe.x, safe.y, stars * 5.6, stars), starRow)]),
      ...(await faceIn(stage, portraitBox)),
    ],
    grain: { opacity: 0.05 },
  };
};

/** The photograph that shows somebody, else the first, in a circle; without one a drawn face. */
async function faceIn(stage: Stage, area: Box): Promise<Node[]> {
  const taken = await photoArts(stage);
  const face = taken.find(({ look }) => look.heads.length > 0) ?? taken[0];
  if (!face) return [paintArt(portrait(stage.scene.seed, stage.palette), area)];
  const { look, bytes } = face;
  const [head] = look.heads.toSorted((a, b) => b.width - a.width);
  // A face in a circle is looked at from near.
  const zoom = head ? Math.min(NEAREST, Math.max(1, LARGE / (head.width * Math.max(1, look.aspect)))) : 1;
  const picture = coverAt(look, area, head ? { focus: middleOf(head), zoom } : {});
  return [photoIn(bytes, area, picture, { borderRadius: area.width / 2 })];
}

/** Who said it: the name and, below it, what they do. */
async function whoIn(stage: Stage, x: number, y: number, width: number): Promise<Stack> {
  const { frame, palette: p, slots } = stage;
  const { person } = slots;
  if (!person) return { layers: [], box: box(x, y, 0, 0) };
  const { name, role } = person;
  const [ink, muted] = [readableOn(p.paper, p.ink), readableOn(p.paper, p.muted, p.ink)];
  return stack(stage, box(x, y, width, 130 * frame.unit), [
    { text: { id: "name", text: name, typeface: "sans", size: 38, weight: 700, color: ink, maxLines: 1 } },
    ...(role
      ? [
          {
            text: { id: "role", text: role, typeface: "sans", size: 28, weight: 450, color: muted, maxLines: 2 },
            gap: 4,
          } as const,
        ]
      : []),
  ]);
}
