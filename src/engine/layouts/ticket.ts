import { contrast, isLight } from "../color/contrast.ts";
import { darken, lighten, mix } from "../color/mix.ts";
import { readableOn } from "../color/readable-on.ts";
import { inkButton } from "../layout-pieces/button-items.ts";
import { headlineItem, kickerItem, logoItem, plainSublineItem } from "../layout-pieces/copy-items.ts";
import { fill } from "../layout-pieces/light.ts";
import { displayLook, sided } from "../layout-pieces/reading.ts";
import { factsOf, lowered, setFacts } from "../layout-pieces/set-facts.ts";
import { ornament } from "../layout-pieces/spot-art.ts";
import { stack } from "../layout-pieces/stack.ts";
import type { Layout, Stage } from "../layout-pieces/stage.ts";
import { type Box, bottom, box, inset, right } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";
import { dropShadow } from "../tree/shadow.ts";
import { svgAt } from "../tree/svg.ts";

/** An admission ticket that is the whole picture: the event on the ticket, the facts on the stub. */
export const ticket: Layout = async (stage) => {
  const { frame, palette: p, slots, scene } = stage;
  const { safe, wide, story, unit: u } = frame;
  const isLoud = Math.abs(scene.seed) % 2 === 1;
  const stock = isLight(p.glow) ? lighten(p.glow, 0.4) : p.ink;
  const loud = [p.accent, p.paper, p.shade].find((color) => contrast(color, stock) >= 1.4) ?? p.ink;
  const [ground, mainFill, stubFill] = isLoud ? [p.paper, p.accent, stock] : [loud, stock, p.pop];
  const ink = readableOn(mainFill, isLoud ? p.onAccent : p.ink, p.paper);
  const stubInk = readableOn(stubFill, p.ink, p.paper);
  const facts = factsOf(slots);
  const pad = 46 * u;

  // The stub is as large as its facts need, the ticket takes the rest.
  const sideways = safe.width * 0.43;
  const stubArea = wide
    ? sided(stage, box(right(safe) - sideways, safe.y, sideways, safe.height))
    : box(safe.x, safe.y, safe.width, safe.height * 0.56);
  const inStub = inset(stubArea, pad * 1.2, pad);
  const call = await inkButton(stage, wide ? ink : stubInk, wide ? mainFill : stubFill, {
    size: 30,
    shape: "block",
    maxWidth: inStub.width,
  });
  const callHeight = call && !wide ? call.layer.box.height + 26 * u : 0;
  const set = await setFacts(stage, { ...inStub, height: inStub.height - callHeight }, facts, {
    color: stubInk,
    maxHeight: wide ? inStub.height : safe.height * 0.66 - callHeight - 2 * pad,
  });
  const blankHeight = facts.length || story ? 0 : 240 * u;
  const needed = Math.max(150 * u, set.height + blankHeight + callHeight + 2 * pad);
  const stub = wide ? stubArea : box(safe.x, bottom(safe) - needed, safe.width, needed);
  const main = wide
    ? sided(stage, box(safe.x, safe.y, safe.width - sideways, safe.height))
    : box(safe.x, safe.y, safe.width, stub.y - safe.y);
  const spare = inStub.height - set.height;
  const listTop = wide ? inStub.y + (spare > 190 * u ? spare : spare / 2) : stub.y + pad;
  const placed = lowered(set, listTop - inStub.y);
  const foot =
    call && !wide ? await stack(stage, inset(stub, pad * 1.2, pad), [call], { valign: "bottom" }) : undefined;

  // What the facts leave of the stub is printed with an ornament.
  const room = inset(stub, 44 * u);
  const blank = { ...room, height: wide ? (facts.length ? listTop - 16 * u - room.y : room.height) : blankHeight };
  const look = displayLook(stage, "condensed");
  const inside = inset(main, pad * 1.2);
  const text = await stack(
    stage,
    inside,
    [
      logoItem(stage, mainFill, { size: 31, color: ink, maxWidth: inside.width }),
      kickerItem(stage, mainFill, { color: ink, size: 29, tracking: 0, uppercase: false }),
      headlineItem(stage, mainFill, look.typeface, 330, {
        ...look,
        uppercase: true,
        color: ink,
        strong: { color: ink },
      }),
      plainSublineItem(stage, mainFill, 33, { color: ink, maxLines: 3 }),
      wide && call,
    ],
    { gap: 18, valign: "middle" },
  );
  return {
    layers: [...text.layers, ...placed.layers, ...(foot?.layers ?? [])],
    paint: [
      fill(frame.all, ground),
      ...(story ? under(stage, stub, ground) : []),
      svgAt(
        frame.all,
        [
          piece(main, 30 * u, mainFill),
          piece(stub, 30 * u, stubFill),
          frameLine(inset(main, 18 * u), 24 * u, ink, u),
          perforation(main, stub, wide, ground, u),
        ].join(""),
        "",
        { filter: dropShadow(0, 16 * u, 20 * u, darken(ground, 0.7), 0.35) },
      ),
      ...(blank.height > 140 * u ? ornament(stage, blank) : []),
      ...placed.rows.slice(1).map((row) => fill({ ...row, height: 2.5 * u }, mix(stubFill, stubInk, 0.45))),
    ],
    grain: { opacity: 0.06 },
  };
};

/** In a story the roll of tickets goes on below the words. */
function under(stage: Stage, stub: Box, ground: string): Node[] {
  const { frame } = stage;
  const area = box(stub.x, bottom(stub), stub.width, frame.height - bottom(stub));
  const r = 30 * frame.unit;
  const corners = [
    [area.x, area.y],
    [right(area), area.y],
  ];
  return [
    ...ornament(stage, area),
    ...corners.map(([x = 0, y = 0]) =>
      at(box(x - r, y - r, 2 * r, 2 * r), { backgroundColor: ground, borderRadius: r }),
    ),
  ];
}

/** The outline of a card whose corners are bitten out round. */
function bitten({ x, y, width: w, height: h }: Box, r: number) {
  return `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 0 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 0 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 0 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 0 ${x + r} ${y}Z`;
}

const piece = (area: Box, r: number, color: string) => `<path d="${bitten(area, r)}" fill="${color}"/>`;

const frameLine = (area: Box, r: number, color: string, u: number) =>
  `<path d="${bitten(area, r)}" fill="none" stroke="${color}" stroke-width="${3 * u}"/>`;

/** The holes between ticket and stub. */
function perforation(main: Box, stub: Box, wide: boolean, color: string, u: number) {
  const edge = wide ? Math.max(main.x, stub.x) : stub.y;
  const line = wide
    ? `M${edge} ${main.y + 52 * u}V${bottom(main) - 40 * u}`
    : `M${main.x + 52 * u} ${edge}H${right(main) - 40 * u}`;
  return `<path d="${line}" stroke="${color}" stroke-width="${9 * u}" stroke-linecap="round" stroke-dasharray="0.1 ${24 * u}" fill="none"/>`;
}
