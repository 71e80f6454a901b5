import { familyList } from "../../../src/engine/scene/typefaces.ts";
import { words } from "../../../src/engine/tree/node.ts";
import { radial } from "../../../src/engine/tree/svg.ts";
import { type LessonPictures, layer, PICTURE, thing, whole } from "./picture.ts";

const CREAM = "#ffe9c9";

type Line = {
  x: number;
  y: number;
  size: number;
  face?: "condensed" | "serif" | "marker" | "slab" | "sans";
  turn?: number;
};

const line = (text: string, { x, y, size, face = "condensed", turn = 0 }: Line, color = CREAM) =>
  words(text, {
    position: "absolute",
    left: x,
    top: y,
    fontFamily: familyList(face),
    fontSize: size,
    lineHeight: 1,
    color,
    whiteSpace: "pre",
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
  });

const ground = whole('fill="url(#red)"');
const red = radial(
  "red",
  [
    [0, "#c22327"],
    [0.6, "#a81a1f"],
    [1, "#7c1014"],
  ],
  0.35,
  0.35,
  0.9,
);
const border = `<rect x="34" y="34" width="${PICTURE.width - 68}" height="${PICTURE.height - 68}" rx="6" fill="none" stroke="${CREAM}" stroke-width="7"/>`;

export default {
  text: "OPEN TILL THE BREAD RUNS OUT OPNE TIL TEH BRAED RUNS OTU Frsh dialy bakd goods Crmub & Sonns est. 19099 Brot sinse Tue-Sum 7 aM 6 pmm BAEKRY 100% bredd",
  faces: ["condensed", "serif", "marker", "slab", "sans"],
  good: (shelf) => [
    layer(ground + border, red),
    line("OPEN TILL", { x: 92, y: 96, size: 208 }),
    line("THE BREAD", { x: 92, y: 306, size: 208 }),
    line("RUNS OUT", { x: 92, y: 516, size: 208 }),
    layer(
      '<ellipse cx="1000" cy="822" rx="170" ry="26" transform="rotate(-6 1000 822)" fill="#3c0407" fill-opacity="0.75"/>',
      "",
      18,
    ),
    thing(shelf("baguette-bread"), { x: 990, y: 690, size: 360 }),
    layer(
      '<ellipse cx="934" cy="632" rx="96" ry="20" transform="rotate(-45 934 632)" fill="#fff3d8" fill-opacity="0.34"/>',
      "",
      14,
    ),
  ],
  careless: (shelf) => [
    layer(ground, red),
    thing(shelf("baguette-bread"), { x: 640, y: 500, size: 620 }),
    line("OPNE TIL", { x: 70, y: 60, size: 190, turn: -3 }),
    line("Teh Braed", { x: 420, y: 270, size: 170, face: "serif" }, "#ffd27a"),
    line("RUNs OTU", { x: 90, y: 470, size: 150, face: "slab", turn: 2 }, "#ffffff"),
    line("Frsh dialy bakd", { x: 720, y: 110, size: 62, face: "marker", turn: 6 }),
    line("Crmub & Sonns est. 19099", { x: 84, y: 690, size: 44, face: "serif" }),
    line("Tue-Sum 7 aM 6 pmm Brot sinse", { x: 84, y: 760, size: 34, face: "sans" }),
    line("100% bredd", { x: 740, y: 740, size: 66, face: "slab", turn: -6 }, "#ffd27a"),
    line("BAEKRY", { x: 560, y: 520, size: 56, face: "condensed", turn: -38 }, "#7c3f12"),
  ],
} satisfies LessonPictures;
