import type { Sketch } from "../sketch.ts";
import type { ArtOf } from "../art-reference.ts";
import { type DoodleColors, doodlePerson } from "./doodle-person.ts";

type Scene = (pen: Sketch, colors: DoodleColors) => string;

const solid = (colors: DoodleColors, fill: string, width = 6) => ({ stroke: colors.ink, strokeWidth: width, fill, fillStyle: "solid" }) as const;
const hatched = (colors: DoodleColors, fill: string, gap = 12) => ({ stroke: colors.ink, strokeWidth: 6, fill, fillStyle: "hachure", hachureGap: gap, fillWeight: 4 }) as const;
const outlined = (colors: DoodleColors, width = 6) => ({ stroke: colors.ink, strokeWidth: width }) as const;

const placed = (x: number, y: number, scale: number, body: string) => `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const floor: Scene = (pen, colors) => pen.line(20, 612, 940, 612, outlined(colors, 7));

function sparkles(pen: Sketch, color: string, places: [number, number, number][]) {
  return places.map(([x, y, size]) => pen.line(x - size, y, x + size, y, { stroke: color, strokeWidth: 6 }) + pen.line(x, y - size, x, y + size, { stroke: color, strokeWidth: 6 })).join("");
}

const desk: Scene = (pen, colors) => [
  floor(pen, colors),
  placed(690, 200, 0.96, doodlePerson(pen, colors, colors.first, { hair: "bun", glasses: true, left: [[-66, 120], [-130, 190], [-176, 150]], right: [[66, 120], [110, 200], [60, 240]] })),
  pen.rectangle(90, 350, 420, 28, solid(colors, colors.second)),
  pen.line(130, 380, 112, 608, outlined(colors)),
  pen.line(470, 380, 488, 608, outlined(colors)),
  pen.polygon([[160, 346], [182, 196], [400, 196], [384, 346]], hatched(colors, colors.third)),
  pen.rectangle(420, 280, 62, 68, solid(colors, "#ffffff")),
  pen.path("M482 296C512 290 512 332 482 330", outlined(colors)),
  [436, 456].map((x) => pen.ink(Array.from({ length: 12 }, (_, step): [number, number] => [x + 7 * Math.sin(step * 0.9), 268 - step * 6]), 7, colors.ink)).join(""),
  pen.rectangle(90, 60, 220, 100, { ...hatched(colors, colors.second), fillStyle: "zigzag" }),
  pen.ink(Array.from({ length: 30 }, (_, step): [number, number] => [340 + step * 7, 110 - 60 * Math.sin((step / 29) * Math.PI) + step * 1.4]), 10, colors.first),
  pen.ink([[510, 124], [530, 142], [544, 150]], 10, colors.first) + pen.ink([[556, 104], [552, 130], [544, 150]], 10, colors.first),
  sparkles(pen, colors.first, [[900, 90, 24], [850, 160, 14], [40, 250, 18]]),
].join("");

const idea: Scene = (pen, colors) => [
  floor(pen, colors),
  placed(300, 190, 0.98, doodlePerson(pen, colors, colors.third, { hair: "curls", mouth: "open", left: [[-66, 120], [-130, 180], [-170, 120]], right: [[66, 120], [150, 90], [196, 10]] })),
  pen.path("M640 60C560 60 520 120 530 190C538 240 580 262 590 310H690C700 262 742 240 750 190C760 120 720 60 640 60Z", solid(colors, colors.second, 8)),
  pen.rectangle(594, 316, 92, 26, solid(colors, "#ffffff")),
  pen.rectangle(602, 346, 76, 24, solid(colors, "#ffffff")),
  pen.ink([[606, 300], [600, 220], [640, 250], [680, 220], [674, 300]], 9, colors.ink),
  Array.from({ length: 9 }, (_, index) => {
    const angle = Math.PI * (1 + index / 8);
    return pen.ink([[640 + Math.cos(angle) * 150, 170 + Math.sin(angle) * 150], [640 + Math.cos(angle) * 200, 170 + Math.sin(angle) * 200]], 12, colors.first);
  }).join(""),
  pen.rectangle(800, 480, 120, 128, hatched(colors, colors.first)),
  pen.ink([[860, 480], [856, 420], [830, 384]], 9, colors.ink) + pen.ink([[858, 440], [884, 404], [902, 398]], 9, colors.ink),
  pen.ellipse(820, 378, 54, 30, solid(colors, colors.third)) + pen.ellipse(912, 392, 54, 30, solid(colors, colors.third)),
].join("");

const launch: Scene = (pen, colors) => [
  floor(pen, colors),
  placed(210, 220, 0.9, doodlePerson(pen, colors, colors.first, { hair: "cap", mouth: "open", left: [[-66, 120], [-140, 60], [-150, -20]], right: [[66, 120], [150, 60], [170, -20]] })),
  `<g transform="rotate(16 640 280)">`,
  pen.path("M640 40C700 90 724 170 716 300L700 400H580L564 300C556 170 580 90 640 40Z", solid(colors, "#ffffff", 8)),
  pen.path("M640 40C672 66 692 100 704 140H576C588 100 608 66 640 40Z", solid(colors, colors.first, 7)),
  pen.ellipse(640, 220, 84, 84, solid(colors, colors.third, 8)),
  pen.path("M566 300L500 390L512 430L580 396Z", solid(colors, colors.first, 7)) + pen.path("M714 300L780 390L768 430L700 396Z", solid(colors, colors.first, 7)),
  pen.path("M600 404C590 470 630 500 640 560C650 500 690 470 680 404Z", solid(colors, colors.second, 7)),
  "</g>",
  [[470, 560, 120], [560, 590, 150], [400, 590, 100], [650, 596, 90]].map(([x = 0, y = 0, size = 0]) => pen.ellipse(x, y, size, size * 0.62, solid(colors, "#ffffff"))).join(""),
  sparkles(pen, colors.first, [[860, 120, 26], [900, 230, 16], [500, 90, 18], [820, 420, 14]]),
].join("");

const juggle: Scene = (pen, colors) => [
  floor(pen, colors),
  placed(480, 230, 0.88, doodlePerson(pen, colors, colors.third, { hair: "long", mouth: "flat", left: [[-66, 120], [-150, 140], [-190, 60]], right: [[66, 120], [150, 140], [190, 60]] })),
  pen.rectangle(190, 60, 120, 90, hatched(colors, colors.first)) + pen.ink([[200, 70], [250, 110], [300, 70]], 8, colors.ink),
  pen.ellipse(480, 60, 100, 100, solid(colors, colors.second)) + pen.ink([[480, 60], [480, 26]], 8, colors.ink) + pen.ink([[480, 60], [504, 72]], 8, colors.ink),
  pen.rectangle(660, 50, 78, 120, solid(colors, "#ffffff")) + pen.line(684, 150, 714, 150, outlined(colors)),
  pen.polygon([[120, 250], [220, 240], [228, 330], [128, 340]], solid(colors, "#ffffff")) + [266, 290, 312].map((y) => pen.line(138, y, 206, y - 6, { stroke: colors.first, strokeWidth: 6 })).join(""),
  pen.ellipse(800, 270, 96, 96, hatched(colors, colors.first)),
  [[320, 190, 380, 120], [560, 110, 640, 150], [760, 180, 790, 220], [180, 220, 220, 170]].map(([a = 0, b = 0, c = 0, d = 0]) => pen.ink([[a, b], [(a + c) / 2, (b + d) / 2 - 20], [c, d]], 7, colors.ink)).join(""),
].join("");

const garden: Scene = (pen, colors) => [
  floor(pen, colors),
  placed(240, 210, 0.92, doodlePerson(pen, colors, colors.first, { hair: "bun", left: [[-66, 120], [-110, 200], [-60, 240]], right: [[66, 120], [130, 190], [196, 170]] })),
  pen.path("M420 330H520L508 420H432Z", solid(colors, colors.third)) + pen.path("M520 350C560 340 580 370 602 404", outlined(colors, 9)),
  [[616, 430], [632, 460], [606, 476], [646, 496]].map(([x = 0, y = 0]) => pen.ink([[x, y], [x + 4, y + 16]], 8, colors.third)).join(""),
  [560, 690, 820].map((x, index) => {
    const top = 420 - index * 110;
    return pen.polygon([[x, 540], [x + 96, 540], [x + 84, 608], [x + 12, 608]], solid(colors, colors.second)) + pen.ink([[x + 48, 540], [x + 44, (540 + top) / 2], [x + 50, top]], 10, colors.ink) + Array.from({ length: 2 + index * 2 }, (_, leaf) => pen.ellipse(x + 48 + (leaf % 2 ? 36 : -36), top + 30 + leaf * 34, 66, 32, solid(colors, leaf % 2 ? "#9ad29a" : "#6fbf7f"))).join("") + pen.ellipse(x + 50, top - 10, 50 + index * 16, 50 + index * 16, solid(colors, colors.first));
  }).join(""),
  pen.ellipse(840, 100, 110, 110, hatched(colors, colors.second)),
].join("");

const climb: Scene = (pen, colors) => [
  pen.polygon([[40, 612], [300, 400], [420, 470], [640, 190], [920, 612]], hatched(colors, colors.third, 16)),
  pen.polygon([[560, 292], [640, 190], [716, 304], [660, 280], [630, 310], [600, 280]], solid(colors, "#ffffff")),
  pen.line(640, 190, 640, 60, outlined(colors, 8)) + pen.path("M640 64L740 92L640 126Z", solid(colors, colors.first)),
  placed(330, 210, 0.62, doodlePerson(pen, colors, colors.first, { hair: "cap", left: [[-66, 120], [-120, 200], [-140, 280]], right: [[66, 120], [130, 80], [180, 20]], legs: [[[-30, 240], [-60, 330], [-40, 400]], [[30, 240], [90, 290], [84, 370]]] })),
  pen.ink(Array.from({ length: 24 }, (_, step): [number, number] => [450 + step * 7, 430 - step * 9 - 14 * Math.sin(step * 0.8)]), 8, colors.first),
  pen.path("M120 140C120 100 180 96 190 126C230 110 252 160 214 172H130C96 172 96 146 120 140Z", solid(colors, "#ffffff")),
  pen.path("M760 150C760 116 812 110 822 138C860 126 878 166 842 178H772C742 178 740 156 760 150Z", solid(colors, "#ffffff")),
  floor(pen, colors),
].join("");

export const DOODLE_SCENES: Record<ArtOf<"doodle">["variant"], Scene> = { desk, idea, launch, juggle, garden, climb };
