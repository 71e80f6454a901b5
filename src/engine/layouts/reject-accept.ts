import { drawCharacter } from "../art/characters/draw-character.ts";
import { mix } from "../color/mix.ts";
import type { Layer } from "../layers/layer.ts";
import { fill } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

/** Where the two rows end in a story. Below it the app lays its own buttons over the picture. */
const STORY_END = 1300;

/** Two rows, a face and words in each. In a wide picture they stand side by side. */
function panelsOf({ frame }: Stage): { face: Box; words: Box }[] {
  const { width: W, height: H, safe, unit: u, wide, story } = frame;
  if (wide) {
    const half = W / 2;
    return [0, 1].map((index) => ({
      face: box(index * half, 0, half, H * 0.6),
      words: box(
        index * half + (index ? 36 * u : safe.x),
        H * 0.6 + 30 * u,
        half - 36 * u - safe.x,
        H - safe.y - H * 0.6 - 30 * u,
      ),
    }));
  }
  const tall = (story ? STORY_END : H) / 2;
  return [0, 1].map((index) => {
    const y = index * tall;
    const words = box(W * 0.5 + 30 * u, y + 24 * u, W * 0.5 - safe.x - 30 * u, tall - 48 * u);
    return {
      face: box(0, y, W * 0.5, tall),
      words:
        story && index === 0
          ? box(words.x, safe.y, words.width, y + tall - safe.y - 30 * u)
          : story
            ? box(words.x, words.y, words.width, safe.y + safe.height - words.y)
            : words,
    };
  });
}

/** The same face twice: it turns one thing down and is thrilled by the other. */
export const rejectAccept: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { unit: u, width: W, height: H, wide, story } = frame;
  const panels = panelsOf(stage);
  const edge = 10 * u;
  const split = panels[1]?.face.y ?? H / 2;
  const end = story ? STORY_END : H;

  const [reject = slots.headline, accept = slots.subline ?? ""] = slots.bullets ?? [];
  const layers: Layer[] = [];
  for (const [index, text] of [reject, accept].entries()) {
    const room = panels[index]?.words ?? frame.safe;
    layers.push(
      await setText(stage, room, {
        id: index ? "accept" : "reject",
        text,
        typeface: scene.typeface ?? "sans",
        size: wide ? 62 : 76,
        minSize: 32,
        weight: 780,
        leading: 1.12,
        tracking: -0.02,
        color: "#17141f",
        align: "center",
        valign: "middle",
        maxLines: 6,
      }),
    );
  }

  const variant = scene.art.kit === "character" ? scene.art.variant : "cat";
  const moods = ["disgusted", "thrilled"] as const;
  const grounds = [mix("#ffb4a2", p.paper, 0.2), mix("#b8f2c9", p.paper, 0.2)];
  const pictures = panels.map(({ face }, index) => {
    const art = drawCharacter({ kit: "character", variant, mood: moods[index] ?? "happy", seed: scene.art.seed });
    const area = contain(inset(box(0, 0, face.width, face.height + 30 * u), 10 * u, 16 * u), art.aspect, 0.5, 1);
    return at(
      face,
      { backgroundColor: grounds[index] ?? p.paper, overflow: "hidden" },
      beams(face, index === 1 ? "#ffffff" : "#d9543c", index === 1 ? 0.4 : 0.14),
      paintArt(art, area),
    );
  });
  const ink = "#1d1b24";
  const bar = (area: Box) => fill(area, ink);
  return {
    layers,
    paint: [
      fill(frame.all, "#ffffff"),
      ...pictures,
      ...(wide
        ? [bar(box(W / 2 - edge / 2, 0, edge, H)), bar(box(0, H * 0.6, W, edge))]
        : [bar(box(W / 2 - edge / 2, 0, edge, end)), bar(box(0, split - edge / 2, W, edge))]),
      ...(story
        ? [
            at(
              box(0, end, W, H - end),
              { backgroundColor: p.paper, borderTop: `${edge}px solid ${ink}`, overflow: "hidden" },
              beams(box(0, 0, W, H - end), "#ffffff", 0.35),
              paintArt(
                drawCharacter({ kit: "character", variant, mood: "smug", seed: scene.art.seed }),
                contain(box(W * 0.2, 30, W * 0.6, H - end), 440 / 560, 0.5, 1),
              ),
            ),
          ]
        : []),
    ],
  };
};

function beams({ width, height }: Box, color: string, opacity: number) {
  const [x, y, reach] = [width / 2, height * 0.55, width + height];
  const rays = Array.from({ length: 18 }, (_, index) => {
    const [a, b] = [(index / 18) * Math.PI * 2, ((index + 0.5) / 18) * Math.PI * 2];
    return `<path d="M${x} ${y}L${x + reach * Math.cos(a)} ${y + reach * Math.sin(a)}L${x + reach * Math.cos(b)} ${y + reach * Math.sin(b)}Z" fill="${color}"/>`;
  });
  return svgAt(box(0, 0, width, height), `<g opacity="${opacity}">${rays.join("")}</g>`);
}
