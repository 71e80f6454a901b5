import { sketch } from "../art/sketch.ts";
import { lighten, mix } from "../color/mix.ts";
import { buttonItem, headlineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { moveTo } from "../compose/move.ts";
import { setText } from "../compose/set-text.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { extraArt, heroArt, paintArt } from "../compose/stage-art.ts";
import type { Layer } from "../layers/layer.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { type Box, box, contain, inset } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

type Panel = { frame: Box; words: Box };

/** Three panels: in a row under a wide picture's title, one above two in a square, one below another in a tall one. */
function placesOf({ frame }: Stage): { copy: Box; panels: Panel[] } {
  const { height: H, safe, unit: u } = frame;
  const gap = 26 * u;
  const cut = (area: Box, beside: boolean): Panel =>
    beside
      ? {
          frame: area,
          words: inset(box(area.x + area.width * 0.56, area.y, area.width * 0.44, area.height), 22 * u, 18 * u),
        }
      : {
          frame: area,
          words: inset(box(area.x, area.y + area.height * 0.67, area.width, area.height * 0.28), 18 * u, 8 * u),
        };
  if (frame.wide) {
    const top = safe.y + safe.height * 0.3;
    const width = (safe.width - 2 * gap) / 3;
    const panels = [0, 1, 2].map((index) =>
      cut(box(safe.x + index * (width + gap), top, width, safe.y + safe.height - top), false),
    );
    return { copy: box(safe.x, safe.y, safe.width, safe.height * 0.26), panels };
  }
  const head = frame.story ? 330 : H * (frame.shape === "square" ? 0.26 : 0.24);
  const top = safe.y + head;
  if (frame.shape === "square") {
    const [tall, low] = [(H - safe.y - top - gap) * 0.47, (H - safe.y - top - gap) * 0.53];
    const half = (safe.width - gap) / 2;
    return {
      copy: box(safe.x, safe.y, safe.width, head - gap),
      panels: [
        cut(box(safe.x, top, safe.width, tall), true),
        cut(box(safe.x, top + tall + gap, half, low), false),
        cut(box(safe.x + half + gap, top + tall + gap, half, low), false),
      ],
    };
  }
  const until = frame.story ? H - 90 : H - safe.y;
  const tall = (until - top - 2 * gap) / 3;
  return {
    copy: box(safe.x, safe.y, safe.width, head - gap),
    panels: [0, 1, 2].map((index) => cut(box(safe.x, top + index * (tall + gap), safe.width, tall), true)),
  };
}

/** A comic of three drawings, one line under each; the third is where the product comes in. */
export const strip: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { wide, unit: u, safe } = frame;
  const { copy, panels } = placesOf(stage);
  const layers: Layer[] = [];
  const button = await buttonItem(stage, {
    fill: p.accent,
    color: p.onAccent,
    shape: "sketch",
    typeface: "hand",
    size: 42,
  });
  const width = button && "layer" in button ? button.layer.box.width : 0;
  const title = await stack(
    stage,
    wide ? { ...copy, width: copy.width - width - 40 * u } : copy,
    [headlineItem(stage, p.paper, "marker", wide ? 110 : 124, { maxLines: 2 }), !wide && button],
    { valign: wide ? "middle" : "top", gap: 10 },
  );
  layers.push(...title.layers);
  if (wide && button && "layer" in button)
    layers.push(
      moveTo(button.layer, safe.x + safe.width - width, copy.y + (copy.height - button.layer.box.height) / 2),
    );
  const placed = layers.find((layer) => layer.kind === "button");
  if (placed && !wide) {
    const name = await setText(stage, box(0, 0, 420 * u, 90 * u), {
      id: "logo",
      text: scene.brand.name,
      typeface: "marker",
      size: 56,
      color: p.ink,
      maxLines: 1,
    });
    layers.push(
      moveTo(name, placed.box.x + placed.box.width + 36 * u, placed.box.y + (placed.box.height - name.box.height) / 2),
    );
  }
  const captions = slots.bullets ?? [];
  const page = lighten(p.paper, 0.55);
  // In a story the lower panels lie under the app's own buttons: their words are part of the drawing there.
  const drawn: Node[] = [];
  for (const [index, panel] of panels.entries()) {
    const text = captions[index];
    if (!text) continue;
    const caption = await setText(stage, panel.words, {
      id: `caption-${index + 1}`,
      text,
      typeface: "hand",
      size: 52,
      leading: 1.04,
      color: "#26241f",
      align: "center",
      valign: "middle",
      maxLines: 4,
    });
    if (panel.words.y + panel.words.height <= safe.y + safe.height + 1) layers.push(caption);
    else drawn.push(paintLayer(caption));
  }
  const drawings = [heroArt(stage), ...extraArt(stage)];
  const grounds = [page, page, mix(page, p.pop, 0.35)];
  return {
    layers,
    paint: [
      fill(frame.all, p.paper),
      ...panels.flatMap(({ frame: area, words }, index) => {
        const art = drawings[index % drawings.length] ?? heroArt(stage);
        const beside = words.x > area.x + area.width * 0.3;
        const room = beside
          ? box(area.x + 18 * u, area.y + 16 * u, area.width * 0.54, area.height - 32 * u)
          : box(area.x + 14 * u, area.y + 14 * u, area.width - 28 * u, area.height * 0.66);
        return [panelAt(stage, area, grounds[index] ?? page, index), paintArt(art, contain(room, art.aspect))];
      }),
      ...drawn,
    ],
  };
};

function panelAt({ frame, palette: p, scene }: Stage, area: Box, color: string, index: number) {
  const pen = 7 * frame.unit;
  const { width, height } = area;
  const ink = sketch(scene.seed + index * 9, { roughness: 1.1 });
  return at(
    area,
    {},
    svgAt(
      box(0, 0, width, height),
      ink.rectangle(pen, pen, width - 2 * pen, height - 2 * pen, {
        stroke: p.ink,
        strokeWidth: pen,
        fill: color,
        fillStyle: "solid",
      }),
    ),
  );
}
