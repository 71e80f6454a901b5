import { icon } from "../art/icon.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import type { Layer } from "../layers/layer.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineItem, logoItem } from "../layout-pieces/copy-items.ts";
import { fill, glowAt } from "../layout-pieces/light.ts";
import { placeIn } from "../layout-pieces/move.ts";
import { setText } from "../layout-pieces/set-text.ts";
import { stackCopy } from "../layout-pieces/stack.ts";
import { type Layout, type Stage, uiWords } from "../layout-pieces/stage.ts";
import { heroArt, lifted, paintArt } from "../layout-pieces/stage-art.ts";
import { type Box, box, contain, inset, part } from "../scene/box.ts";
import { at, flex } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

function placesOf({ frame }: Stage): { copy: Box; table: Box } {
  const { safe, unit: u, height: H } = frame;
  if (frame.wide)
    return {
      copy: box(safe.x, safe.y, safe.width * 0.38, safe.height),
      table: box(safe.x + safe.width * 0.42, safe.y, safe.width * 0.58, safe.height),
    };
  const head = H * (frame.story ? 0.13 : 0.2);
  const foot = frame.story ? 0 : 128 * u;
  const until = safe.y + safe.height;
  return {
    copy: box(safe.x, safe.y, safe.width, head),
    table: box(
      safe.x,
      safe.y + head + 30 * u,
      safe.width,
      until - safe.y - head - 30 * u - foot - (frame.story ? 124 * u : 0),
    ),
  };
}

/** A table that compares the brand with a rival. Bullets are its rows. */
export const versus: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { wide, story, unit: u, safe, width: W, height: H } = frame;
  const { copy, table } = placesOf(stage);
  const foot = box(safe.x, story ? safe.y + safe.height - 96 * u : H - safe.y - 96 * u, safe.width, 96 * u);
  const rows = slots.bullets ?? [];
  const tall = table.height / (rows.length + 1);
  const [first, second, third] = [table.width * 0.48, table.width * 0.28, table.width * 0.24];
  const cell = (x: number, y: number, width: number) => box(table.x + x, table.y + y, width, tall);
  const art = heroArt(stage);
  const below = part(frame.all, 0.2, 0.7, 0.6, 0.29);

  const ink = readableOn(p.paper, p.ink);
  const button = await inkButton(stage, ink, p.paper);
  const head = await stackCopy(stage, copy, [
    wide && logoItem(stage, p.paper),
    headlineItem(stage, p.paper, "grotesque", wide ? 92 : 104, { maxLines: wide ? 5 : 3 }),
    wide && button,
  ]);
  const us = await setText(stage, inset(cell(first, 0, second), 12 * u), {
    id: "us",
    text: scene.brand.name,
    typeface: "grotesque",
    size: 42,
    color: readableOn(p.accent, p.onAccent),
    align: "center",
    valign: "middle",
    maxLines: 1,
  });
  const rival = await setText(stage, inset(cell(first + second, 0, third), 10 * u), {
    id: "rival",
    text: slots.rival ?? (scene.said ? uiWords(stage).others : "The usual"),
    typeface: "sans",
    size: 28,
    weight: 600,
    leading: 1.12,
    color: readableOn(p.paper, p.muted, p.ink),
    align: "center",
    valign: "middle",
    maxLines: 2,
  });
  const layers: Layer[] = [...head.layers, us, rival];
  for (const [index, text] of rows.entries())
    layers.push(
      await setText(stage, inset(cell(-6 * u, tall * (index + 1), first - 6 * u), 8 * u), {
        id: `bullet-${index + 1}`,
        text,
        typeface: "sans",
        size: 36,
        weight: 600,
        leading: 1.14,
        color: ink,
        valign: "middle",
        maxLines: 2,
      }),
    );
  if (!wide && button) {
    const logo = await logoItem(stage, p.paper);
    layers.push(placeIn(button.layer, foot, 0, 0.5));
    if (logo) layers.push(placeIn(logo.layer, foot, 1, 0.5));
  }

  const size = Math.min(tall * 0.58, 66 * u);
  const middle = { alignItems: "center", justifyContent: "center" } as const;
  const marks = rows.flatMap((_, index) => [
    at(
      cell(first, tall * (index + 1), second),
      middle,
      flex(
        { ...middle, width: size, height: size, borderRadius: size, backgroundColor: readableOn(p.accent, p.onAccent) },
        icon("check", size * 0.64, p.accent, 3.6),
      ),
    ),
    at(cell(first + second, tall * (index + 1), third), middle, icon("x", size * 0.7, mix(p.muted, p.paper, 0.35), 3)),
  ]);
  const rules = rows.map((_, index) =>
    fill(box(table.x, table.y + tall * (index + 1), table.width, 2 * u), mix(p.paper, p.shade, 0.8)),
  );
  return {
    layers,
    paint: [
      fill(frame.all, p.paper),
      glowAt(wide ? 0 : W, wide ? H : 0, Math.max(W, H) * 0.55, lighten(p.glow, 0.4)),
      glowAt(wide ? W : 0, wide ? 0 : H, Math.max(W, H) * 0.5, mix(p.paper, p.shade, 0.6), 0.8),
      ...(story ? [paintArt(art, contain(below, art.aspect, 0.5, 1), lifted(below, darken(p.shade, 0.5), 0.3))] : []),
      ...rules,
      at(box(table.x + first, table.y, second, table.height), {
        backgroundImage: `linear-gradient(180deg, ${darken(p.accent, 0.03)}, ${darken(p.accent, 0.18)})`,
        borderRadius: 34 * u,
        boxShadow: softShadow(u, darken(p.accent, 0.5), 1.2),
      }),
      ...marks,
    ],
    grain: { opacity: 0.05 },
  };
};
