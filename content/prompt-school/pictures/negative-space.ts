import { familyList } from "../../../src/engine/scene/typefaces.ts";
import { at, words } from "../../../src/engine/tree/node.ts";
import { linear, radial } from "../../../src/engine/tree/svg.ts";
import { type LessonPictures, layer, thing, whole } from "./picture.ts";

const headline = "Sunday, slowly";

export default {
  text: `${headline} Your headline`,
  faces: ["soft", "sans"],
  good: (shelf) => [
    layer(
      whole('fill="url(#cream)"'),
      linear(
        "cream",
        [
          [0, "#fbf3e2"],
          [0.5, "#f1e4cb"],
          [1, "#dfcdab"],
        ],
        "diagonal",
      ),
    ),
    layer(
      whole('fill="url(#sun)"'),
      radial(
        "sun",
        [
          [0, "#fffaf0", 0.95],
          [1, "#fffaf0", 0],
        ],
        0.12,
        0.08,
        0.7,
      ),
    ),
    layer('<ellipse cx="976" cy="796" rx="124" ry="20" fill="#5c3d17" fill-opacity="0.62"/>', "", 12),
    layer(
      '<path d="M890 788C990 772 1130 800 1230 862L1160 900C1080 850 980 820 900 812Z" fill="#6b4a1f" fill-opacity="0.42"/>',
      "",
      22,
    ),
    thing(shelf("croissant"), { x: 980, y: 704, size: 250 }),
    layer(
      '<circle cx="842" cy="812" r="5" fill="#b98237"/><circle cx="868" cy="826" r="3" fill="#a06a25"/><circle cx="824" cy="832" r="3" fill="#c8944a"/>',
    ),
  ],
  careless: (shelf) => [
    layer(
      whole('fill="url(#cream)"'),
      linear(
        "cream",
        [
          [0, "#f3e6cd"],
          [1, "#e2cfa9"],
        ],
        "diagonal",
      ),
    ),
    thing(shelf("bouquet"), { x: 190, y: 210, size: 340, turn: -14 }),
    thing(shelf("hot-beverage"), { x: 1010, y: 230, size: 340 }),
    thing(shelf("fork-and-knife"), { x: 1060, y: 640, size: 300, turn: 12 }),
    thing(shelf("strawberry"), { x: 150, y: 690, size: 240, turn: 16 }),
    thing(shelf("butter"), { x: 370, y: 800, size: 220 }),
    thing(shelf("cherries"), { x: 610, y: 110, size: 220 }),
    thing(shelf("blueberries"), { x: 800, y: 800, size: 220, turn: -10 }),
    thing(shelf("croissant"), { x: 600, y: 470, size: 620 }),
    at(
      { x: 240, y: 410, width: 720, height: 130 },
      { alignItems: "center", justifyContent: "center", border: "4px dashed #b3261e", backgroundColor: "#fff7e9cc" },
      words("Your headline?", { fontFamily: familyList("soft"), fontSize: 84, fontWeight: 600, color: "#b3261e" }),
    ),
  ],
} satisfies LessonPictures;
