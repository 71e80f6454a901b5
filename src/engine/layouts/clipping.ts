import { contrast } from "../color/contrast.ts";
import { mix } from "../color/mix.ts";
import { pushedToRead, readableOn } from "../color/readable-on.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem, sublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { heroArt, paintArt } from "../layout-pieces/stage-art.ts";
import { seededRandom } from "../random.ts";
import { bottom, box, contain, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

/** A newspaper page: the kicker is its masthead, then a headline, a picture and columns of grey lines for text. */
export const clipping: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const inColumn = wide || story;
  const mastHeight = 74 * u;
  const top = safe.y + mastHeight + 20 * u;
  const head = box(
    safe.x,
    top,
    safe.width * (wide ? 0.56 : 1),
    wide ? safe.height - mastHeight - 20 * u : safe.height * (story ? 0.8 : 0.42),
  );
  const footLeft = box(safe.x, bottom(safe) - 90 * u, safe.width * 0.5, 90 * u);
  const footRight = box(safe.x + safe.width * 0.5, bottom(safe) - 70 * u, safe.width * 0.5, 70 * u);

  const tinted = mix(p.paper, "#f6f1e4", 0.55);
  // Newsprint stays pale, whatever the palette is.
  const paper = contrast(tinted, "#15101f") >= 10 ? tinted : "#efe8d8";
  const ink = readableOn(paper, p.ink);
  const mast = await setText(stage, box(safe.x, safe.y, safe.width, mastHeight), {
    id: "kicker",
    text: slots.kicker ?? (scene.said ? scene.brand.name : `The Daily ${scene.brand.name}`),
    typeface: "serif",
    size: 62,
    color: ink,
    maxLines: 1,
    align: "center",
    valign: "middle",
  });
  const button = inkButton(stage, ink, paper, {
    shape: "block",
    gap: 22,
    size: 29,
    maxWidth: inColumn ? head.width : undefined,
  });
  const text = await stack(
    stage,
    head,
    [
      headlineItem(stage, paper, "slab", wide ? 112 : 118, {
        maxLines: wide ? 6 : 4,
        leading: 1.02,
        color: ink,
        strong: { color: pushedToRead(p.pop, paper) },
      }),
      sublineItem(stage, paper, 32, { color: ink, maxLines: 4 }),
      inColumn && button,
    ],
    { gap: 16, valign: "top" },
  );
  const foot = await stack(stage, footLeft, [!inColumn && button], { valign: "bottom" });
  const sign = await stack(stage, footRight, [!inColumn && logoItem(stage, paper, { size: 28, color: ink })], {
    align: "right",
    valign: "middle",
  });
  // The picture and the columns fill what the headline leaves.
  const from = (wide ? top : bottom(text.box)) + 26 * u;
  const to = story ? H * 0.97 : wide ? bottom(safe) : bottom(safe) - (slots.button ? 110 : 84) * u;
  const half = story
    ? box(safe.x, Math.max(from, bottom(safe) + 20 * u), safe.width * 0.6, to - Math.max(from, bottom(safe) + 20 * u))
    : wide
      ? box(W * 0.62, from, safe.x + safe.width - W * 0.62, (to - from) * 0.74)
      : box(safe.x, from, safe.width * 0.54, to - from);
  const columns = story
    ? box(safe.x + safe.width * 0.64, half.y, safe.width * 0.36, half.height)
    : wide
      ? box(half.x, bottom(half) + 16 * u, half.width, to - bottom(half) - 16 * u)
      : box(safe.x + safe.width * 0.58, from, safe.width * 0.42, to - from);

  const art = heroArt(stage);
  return {
    layers: [mast, ...text.layers, ...foot.layers, ...sign.layers],
    keepClear: [half],
    paint: [
      fill(frame.all, paper),
      fill(box(safe.x, safe.y + mastHeight + 4 * u, safe.width, 3 * u), ink),
      fill(box(safe.x, safe.y + mastHeight + 10 * u, safe.width, 1.5 * u), ink),
      at(half, { backgroundColor: mix(paper, p.shade, 0.5), border: `${2 * u}px solid ${ink}` }),
      paintArt(art, contain(inset(half, half.width * 0.08, half.height * 0.06), art.aspect)),
      svgAt(columns, greek(columns.width, columns.height, mix(paper, ink, 0.42), u, scene.seed)),
    ],
    grain: { opacity: 0.16, blend: "multiply" },
  };
};

/** Columns of grey lines that look like text from far away. */
function greek(width: number, height: number, color: string, u: number, seed: number) {
  const random = seededRandom(seed + 40);
  const columns = width > 420 * u ? 2 : 1;
  const gap = 24 * u;
  const wide = (width - gap * (columns - 1)) / columns;
  let out = "";
  for (let column = 0; column < columns; column++)
    for (let y = 4 * u; y < height - 8 * u; y += 20 * u) {
      const last = random() < 0.14;
      out += `<rect x="${column * (wide + gap)}" y="${y.toFixed(1)}" width="${(last ? wide * (0.3 + random() * 0.4) : wide).toFixed(1)}" height="${7 * u}" rx="${2 * u}" fill="${color}"/>`;
    }
  return out;
}
