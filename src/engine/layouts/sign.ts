import { isLight } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, plainSublineItem } from "../layout-pieces/copy-items.ts";
import { displayLook } from "../layout-pieces/reading.ts";
import { factsOf, lowered, setFacts } from "../layout-pieces/set-facts.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import { bottom, box, inset } from "../scene/box.ts";
import { at } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";
import { bricks, chains, planks, screws, tiles } from "./pieces/wall.ts";

/** A sign at a shop: an enamel plate screwed to bricks, or a board on chains before planks. */
export const sign: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u, width: W, height: H } = frame;
  const hangs = Math.abs(scene.seed) % 2 === 0;
  const wall = mix(p.paper, p.shade, isLight(p.paper) ? 0.55 : 0.4);
  const plateFill = hangs ? (isLight(p.glow) ? lighten(p.glow, 0.35) : p.ink) : p.accent;
  const ink = readableOn(plateFill, hangs ? p.ink : p.onAccent, p.paper);
  const drop = hangs ? (wide ? 34 : 64) * u : 0;
  const plate = box(safe.x, safe.y + drop, safe.width, safe.height - drop);
  const pad = (wide ? 52 : 62) * u;
  const inside = inset(plate, pad, wide ? 60 * u : pad);
  const facts = factsOf(slots);

  const beside = wide && facts.length > 0;
  const column = beside ? inside.width * 0.5 - 24 * u : inside.width;
  const call = buttonItem(stage, {
    fill: ink,
    color: readableOn(ink, plateFill),
    size: 29,
    shape: "block",
    gap: 26,
    maxWidth: column,
  });
  const logo = await logoItem(stage, plateFill, { size: 31, color: ink, gap: 26, maxWidth: column });
  const list = box(beside ? inside.x + inside.width - column : inside.x, inside.y, column, inside.height);
  const feet = await stack(stage, list, [call, !beside && logo], { align: "center", valign: "bottom" });
  const feetTop = slots.button || !beside ? feet.box.y - 28 * u : bottom(inside);
  const set = await setFacts(stage, { ...list, height: (feetTop - inside.y) * (beside ? 1 : 0.54) }, facts, {
    color: ink,
    maxHeight: (feetTop - inside.y) * (beside ? 1 : 0.74),
    air: 10,
    align: "center",
  });
  const listTop = beside ? inside.y + (feetTop - inside.y - set.height) / 2 : feetTop - set.height;
  const placed = lowered(set, listTop - inside.y);
  const look = displayLook(stage, FACES[Math.floor(Math.abs(scene.seed) / 2) % FACES.length] ?? "slab");
  const text = await stack(
    stage,
    beside ? box(inside.x, inside.y, column, inside.height) : { ...inside, height: listTop - inside.y - 52 * u },
    [
      kickerItem(stage, plateFill, { color: ink, size: 30, tracking: 0.06 }),
      headlineItem(stage, plateFill, look.typeface, 250, {
        ...look,
        color: ink,
        strong: { color: ink },
        align: "center",
      }),
      plainSublineItem(stage, plateFill, 34, { color: ink, maxLines: 4 }),
      beside && logo,
    ],
    { gap: 20, align: "center", valign: "middle" },
  );

  const dado = H * 0.74;
  return {
    layers: [...text.layers, ...placed.layers, ...(slots.button || !beside ? feet.layers : [])],
    paint: [
      at(frame.all, { backgroundColor: wall }),
      svgAt(frame.all, (hangs ? planks : bricks)(W, H, wall, u)),
      ...(story ? [svgAt(frame.all, tiles(W, dado, H, [p.ink, hangs ? plateFill : p.glow, p.accent], u))] : []),
      ...(hangs ? [svgAt(frame.all, chains(plate, u))] : []),
      at(plate, {
        backgroundColor: plateFill,
        backgroundImage: `linear-gradient(160deg, ${plateFill} 55%, ${mix(plateFill, isLight(ink) ? "#000000" : "#ffffff", 0.12)})`,
        borderRadius: (hangs ? 22 : 40) * u,
        boxShadow: `${softShadow(1.2 * u, darken(wall, 0.8), 1.7)}, inset 0 ${3 * u}px 0 rgba(255,255,255,.35), inset 0 ${-6 * u}px 0 rgba(0,0,0,.14)`,
      }),
      at(inset(plate, 20 * u), { border: `${5 * u}px solid ${ink}`, borderRadius: (hangs ? 10 : 24) * u }),
      ...(hangs ? [] : [svgAt(frame.all, screws(inset(plate, 42 * u), u))]),
      ...placed.rows
        .slice(0, beside ? 0 : 1)
        .map((row) =>
          at(box(row.x + row.width / 2 - 90 * u, row.y - 24 * u, 180 * u, 5 * u), { backgroundColor: ink }),
        ),
    ],
    grain: { opacity: 0.07 },
  };
};

const FACES = ["slab", "condensed", "grotesque"] as const;
