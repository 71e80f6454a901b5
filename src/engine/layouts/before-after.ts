import { icon } from "../art/icon.ts";
import { figure, label } from "../art/screens/screen-kit.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { buttonItem, headlineItem, logoItem } from "../compose/copy-items.ts";
import { fill } from "../compose/light.ts";
import { makeBadge } from "../compose/make-badge.ts";
import { moveTo, placeIn } from "../compose/move.ts";
import { stack } from "../compose/stack.ts";
import type { Layout, Stage } from "../compose/stage.ts";
import type { Layer } from "../layers/layer.ts";
import { between, seededRandom } from "../random.ts";
import { type Box, box } from "../scene/box.ts";
import { at, column, flex, type Node, row } from "../tree/node.ts";
import { softShadow } from "../tree/shadow.ts";

function placesOf({ frame }: Stage) {
  const { width: W, height: H, safe, unit: u } = frame;
  if (frame.wide)
    return { copy: box(safe.x, safe.y, safe.width * 0.36, safe.height), panels: box(W * 0.41, 0, W * 0.59, H) };
  const head = frame.story ? 470 : H * 0.26;
  const top = frame.story ? safe.y + head + 40 * u : safe.y + head + 10 * u;
  return { copy: box(safe.x, safe.y, safe.width, head - 20 * u), panels: box(0, top, W, H - top) };
}

/** Left: everything at once. Right: one calm card. The dividing line does the selling. */
export const beforeAfter: Layout = async (stage) => {
  const { frame, palette: p, slots } = stage;
  const { wide, story, unit: u, safe } = frame;
  const { copy, panels } = placesOf(stage);
  const half = panels.width / 2;
  const left = box(panels.x, panels.y, half, panels.height);
  const right = box(panels.x + half, panels.y, half, panels.height);
  const ink = readableOn(p.paper, p.ink);
  const button = await buttonItem(stage, {
    fill: wide || story ? p.accent : ink,
    color: wide || story ? p.onAccent : readableOn(ink, p.paper),
    size: wide ? 32 : 30,
    maxWidth: half - 30 * u,
  });
  const align = wide ? "left" : "center";
  const head = await stack(
    stage,
    copy,
    [
      await logoItem(stage, p.paper),
      headlineItem(stage, p.paper, "wide", wide ? 84 : 90, { align, maxLines: wide ? 6 : 3 }),
      (wide || story) && button,
    ],
    { align, valign: "middle" },
  );
  const layers: Layer[] = [...head.layers];
  if (!wide && !story && button && "layer" in button)
    layers.push(placeIn(button.layer, box(right.x, panels.y, half, panels.height - safe.y), 0.5, 1));
  for (const [area, text, color] of [
    [left, slots.rival ?? "Before", "#171213"],
    [right, "After", "#ffffff"],
  ] as const) {
    const tag = await makeBadge(stage, text, undefined, { fill: color, shape: "pill", size: 28, typeface: "sans" });
    layers.push(
      moveTo(
        { ...tag, id: `tag-${layers.length}` },
        area.x + (wide ? 28 * u : area === left ? safe.x : 30 * u),
        area.y + (wide ? safe.y : 26 * u),
      ),
    );
  }
  return {
    layers,
    paint: [
      fill(frame.all, p.paper),
      at(
        left,
        { backgroundImage: "linear-gradient(160deg, #5c4845, #2b2120)", overflow: "hidden" },
        ...mess(stage, left),
      ),
      at(right, {
        backgroundImage: `linear-gradient(160deg, ${lighten(p.shade, 0.35)}, ${mix(p.shade, p.accent, 0.28)})`,
      }),
      cleanCard(stage, right),
      at(box(right.x - 5 * u, panels.y, 10 * u, panels.height), { backgroundColor: "#ffffff" }),
      at(
        box(right.x - 50 * u, story ? panels.y + 330 * u : panels.y + panels.height * 0.5 - 50 * u, 100 * u, 100 * u),
        {
          borderRadius: 50 * u,
          backgroundColor: "#ffffff",
          alignItems: "center",
          justifyContent: "center",
          boxShadow: softShadow(0.8 * u),
        },
        icon("chevrons-right", 54 * u, darken(p.accent, 0.1), 2.6),
      ),
    ],
    grain: { opacity: 0.05 },
  };
};

/** Notes thrown over the panel; the same words again until it is full. */
function mess({ frame, slots, scene }: Stage, area: Box): Node[] {
  const { unit: u } = frame;
  const random = seededRandom(scene.seed + 11);
  const words = slots.before ?? [
    "URGENT",
    "re: re: re:",
    "final_v7",
    "any update?",
    "call me",
    "ASAP",
    "fwd: FYI",
    "invoice??",
  ];
  const [across, down] = [area.width * 0.47, 112 * u];
  const count = Math.ceil((area.height - 110 * u) / down) * 2;
  return Array.from({ length: count }, (_, index) => {
    const hot = index % 3 === 0;
    const x = (index % 2) * across + between(random, -0.02, 0.06) * area.width;
    const y = 120 * u + Math.floor(index / 2) * down + between(random, -14, 14) * u;
    const word = words[index % words.length] ?? "";
    return at(
      box(x, y, across, 92 * u),
      {
        backgroundColor: hot ? "#ffe0da" : "#ffffff",
        borderRadius: 12 * u,
        transform: `rotate(${between(random, -11, 11).toFixed(1)}deg)`,
        boxShadow: `0 ${8 * u}px ${20 * u}px rgba(0,0,0,.28)`,
        alignItems: "center",
        padding: 14 * u,
        gap: 10 * u,
      },
      icon(hot ? "triangle-alert" : "mail", 32 * u, hot ? "#d8371f" : "#9a8f8a", 2.4),
      label(word, Math.min(27 * u, (across * 1.15) / Math.max(6, word.length)), "#3b3230", 600),
    );
  });
}

function cleanCard({ frame, slots, palette: p, scene }: Stage, area: Box) {
  const { unit: u, story } = frame;
  const tasks = (
    slots.bullets ?? ["Brief approved", "Copy signed off", "Design delivered", "Launch Friday 9:00"]
  ).slice(0, 4);
  const width = area.width * 0.84;
  const height = (150 + tasks.length * 62) * u;
  const card = box(
    area.x + (area.width - width) / 2,
    story ? area.y + 130 * u : area.y + Math.max(110 * u, (area.height - height) * 0.45),
    width,
    height,
  );
  const good = "#12a66a";
  const size = Math.min(28 * u, (width - 130 * u) / (0.54 * Math.max(...tasks.map((task) => task.length))));
  return at(
    card,
    {
      flexDirection: "column",
      gap: 18 * u,
      backgroundColor: "#ffffff",
      borderRadius: 32 * u,
      padding: 32 * u,
      boxShadow: softShadow(1.1 * u, darken(p.accent, 0.5)),
    },
    row(
      { gap: 14 * u },
      flex({ width: 44 * u, height: 44 * u, borderRadius: 14 * u, backgroundColor: p.accent }),
      figure(scene.brand.name, 36 * u, "#15202b"),
    ),
    column(
      { height: 14 * u, borderRadius: 7 * u, backgroundColor: "#e4f2ec" },
      flex({ width: width * 0.7, height: 14 * u, borderRadius: 7 * u, backgroundColor: good }),
    ),
    ...tasks.map((task, index) =>
      row(
        { gap: 14 * u },
        icon(
          index < tasks.length - 1 ? "circle-check" : "circle",
          36 * u,
          index < tasks.length - 1 ? good : "#aabbb4",
          2.4,
        ),
        label(task, size, "#33443e", index < tasks.length - 1 ? 500 : 700),
      ),
    ),
  );
}
