import { sketch } from "../art/sketch.ts";
import { lighten, mix } from "../color/mix.ts";
import { sketchButton } from "../compose/button-items.ts";
import { headlineItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { moveTo } from "../compose/move.ts";
import { columnsOf, rowsOf } from "../compose/set-rows.ts";
import { setText } from "../compose/set-text.ts";
import { signBeside } from "../compose/sign-beside.ts";
import { stackCopy } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import { extraArt, heroArt, paintArt } from "../compose/stage-art.ts";
import type { Layer } from "../layers/layer.ts";
import { paintLayer } from "../layers/paint-layer.ts";
import { type Box, box, contain, inset, part } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";

type Panel = { frame: Box; words: Box };

/** Three panels: in a row in a wide picture, one above two in a square, one below another in a tall picture. */
function placesOf({ frame }: Stage): { copy: Box; panels: Panel[] } {
  const { height: H, safe, unit: u } = frame;
  const gap = 26 * u;
  const besideOf = (area: Box): Panel => ({ frame: area, words: inset(part(area, 0.56, 0, 0.44, 1), 22 * u, 18 * u) });
  const belowOf = (area: Box): Panel => ({ frame: area, words: inset(part(area, 0, 0.67, 1, 0.28), 18 * u, 8 * u) });
  if (frame.wide) {
    const top = safe.y + safe.height * 0.3;
    const row = box(safe.x, top, safe.width, safe.y + safe.height - top);
    return {
      copy: box(safe.x, safe.y, safe.width, safe.height * 0.26),
      panels: columnsOf(row, 3, gap).map(belowOf),
    };
  }
  const head = frame.story ? 330 : H * (frame.shape === "square" ? 0.26 : 0.24);
  const top = safe.y + head;
  if (frame.shape === "square") {
    const [tall, low] = [(H - safe.y - top - gap) * 0.47, (H - safe.y - top - gap) * 0.53];
    const half = (safe.width - gap) / 2;
    return {
      copy: box(safe.x, safe.y, safe.width, head - gap),
      panels: [
        besideOf(box(safe.x, top, safe.width, tall)),
        belowOf(box(safe.x, top + tall + gap, half, low)),
        belowOf(box(safe.x + half + gap, top + tall + gap, half, low)),
      ],
    };
  }
  const until = frame.story ? H - 90 : H - safe.y;
  return {
    copy: box(safe.x, safe.y, safe.width, head - gap),
    panels: rowsOf(box(safe.x, top, safe.width, until - top), 3, gap).map(besideOf),
  };
}

/** A comic of three drawings with one line each. The product comes in with the third. */
export const strip: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, unit: u, safe } = frame;
  const { copy, panels } = placesOf(stage);

  const button = await sketchButton(stage, { size: 42 });
  const width = button?.layer.box.width ?? 0;
  const title = await stackCopy(
    stage,
    wide ? { ...copy, width: copy.width - width - 40 * u } : copy,
    [headlineItem(stage, p.paper, "marker", wide ? 110 : 124, { maxLines: 2 }), !wide && button],
    { gap: 10 },
  );
  const layers: Layer[] = [...title.layers];
  if (wide && button)
    layers.push(
      moveTo(button.layer, safe.x + safe.width - width, copy.y + (copy.height - button.layer.box.height) / 2),
    );
  const placed = layers.find((layer) => layer.kind === "button");
  if (placed && !wide) layers.push(await signBeside(stage, placed, { size: 56, width: 420, gap: 36 }));
  const captions = slots.bullets ?? [];
  // In a story the app lays its own buttons over the lower panels, so their words become part of the drawing.
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
  const page = lighten(p.paper, 0.55);
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
