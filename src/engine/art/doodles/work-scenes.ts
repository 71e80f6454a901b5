import { type DoodleScene, floor, hatched, outlined, placed, solid, sparkles } from "./doodle-kit.ts";
import { doodlePerson } from "./doodle-person.ts";

export const desk: DoodleScene = (pen, colors) =>
  [
    floor(pen, colors),
    placed(
      690,
      200,
      0.96,
      doodlePerson(pen, colors, colors.first, {
        hair: "bun",
        glasses: true,
        left: [
          [-66, 120],
          [-130, 190],
          [-176, 150],
        ],
        right: [
          [66, 120],
          [110, 200],
          [60, 240],
        ],
      }),
    ),
    pen.rectangle(90, 350, 420, 28, solid(colors, colors.second)),
    pen.line(130, 380, 112, 608, outlined(colors)),
    pen.line(470, 380, 488, 608, outlined(colors)),
    pen.polygon(
      [
        [160, 346],
        [182, 196],
        [400, 196],
        [384, 346],
      ],
      hatched(colors, colors.third),
    ),
    pen.rectangle(420, 280, 62, 68, solid(colors, "#ffffff")),
    pen.path("M482 296C512 290 512 332 482 330", outlined(colors)),
    [436, 456]
      .map((x) =>
        pen.ink(
          Array.from({ length: 12 }, (_, step): [number, number] => [x + 7 * Math.sin(step * 0.9), 268 - step * 6]),
          7,
          colors.ink,
        ),
      )
      .join(""),
    pen.rectangle(90, 60, 220, 100, solid(colors, colors.second)),
    pen.ink(
      Array.from({ length: 30 }, (_, step): [number, number] => [
        340 + step * 7,
        110 - 60 * Math.sin((step / 29) * Math.PI) + step * 1.4,
      ]),
      10,
      colors.first,
    ),
    pen.ink(
      [
        [510, 124],
        [530, 142],
        [544, 150],
      ],
      10,
      colors.first,
    ) +
      pen.ink(
        [
          [556, 104],
          [552, 130],
          [544, 150],
        ],
        10,
        colors.first,
      ),
    sparkles(pen, colors.first, [
      [900, 90, 24],
      [850, 160, 14],
      [40, 250, 18],
    ]),
  ].join("");

export const idea: DoodleScene = (pen, colors) =>
  [
    floor(pen, colors),
    placed(
      300,
      190,
      0.98,
      doodlePerson(pen, colors, colors.third, {
        hair: "curls",
        mouth: "open",
        left: [
          [-66, 120],
          [-130, 180],
          [-170, 120],
        ],
        right: [
          [66, 120],
          [150, 90],
          [196, 10],
        ],
      }),
    ),
    pen.path(
      "M640 60C560 60 520 120 530 190C538 240 580 262 590 310H690C700 262 742 240 750 190C760 120 720 60 640 60Z",
      solid(colors, colors.second, 8),
    ),
    pen.rectangle(594, 316, 92, 26, solid(colors, "#ffffff")),
    pen.rectangle(602, 346, 76, 24, solid(colors, "#ffffff")),
    pen.ink(
      [
        [606, 300],
        [600, 220],
        [640, 250],
        [680, 220],
        [674, 300],
      ],
      9,
      colors.ink,
    ),
    Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI * (1 + index / 8);
      return pen.ink(
        [
          [640 + Math.cos(angle) * 150, 170 + Math.sin(angle) * 150],
          [640 + Math.cos(angle) * 200, 170 + Math.sin(angle) * 200],
        ],
        12,
        colors.first,
      );
    }).join(""),
    pen.rectangle(800, 480, 120, 128, hatched(colors, colors.first)),
    pen.ink(
      [
        [860, 480],
        [856, 420],
        [830, 384],
      ],
      9,
      colors.ink,
    ) +
      pen.ink(
        [
          [858, 440],
          [884, 404],
          [902, 398],
        ],
        9,
        colors.ink,
      ),
    pen.ellipse(820, 378, 54, 30, solid(colors, colors.third)) +
      pen.ellipse(912, 392, 54, 30, solid(colors, colors.third)),
  ].join("");

export const launch: DoodleScene = (pen, colors) =>
  [
    floor(pen, colors),
    placed(
      210,
      220,
      0.9,
      doodlePerson(pen, colors, colors.first, {
        hair: "cap",
        mouth: "open",
        left: [
          [-66, 120],
          [-140, 60],
          [-150, -20],
        ],
        right: [
          [66, 120],
          [150, 60],
          [170, -20],
        ],
      }),
    ),
    `<g transform="rotate(16 640 280)">`,
    pen.path("M640 40C700 90 724 170 716 300L700 400H580L564 300C556 170 580 90 640 40Z", solid(colors, "#ffffff", 8)),
    pen.path("M640 40C672 66 692 100 704 140H576C588 100 608 66 640 40Z", solid(colors, colors.first, 7)),
    pen.ellipse(640, 220, 84, 84, solid(colors, colors.third, 8)),
    pen.path("M566 300L500 390L512 430L580 396Z", solid(colors, colors.first, 7)) +
      pen.path("M714 300L780 390L768 430L700 396Z", solid(colors, colors.first, 7)),
    pen.path("M600 404C590 470 630 500 640 560C650 500 690 470 680 404Z", solid(colors, colors.second, 7)),
    "</g>",
    [
      [470, 560, 120],
      [560, 590, 150],
      [400, 590, 100],
      [650, 596, 90],
    ]
      .map(([x = 0, y = 0, size = 0]) => pen.ellipse(x, y, size, size * 0.62, solid(colors, "#ffffff")))
      .join(""),
    sparkles(pen, colors.first, [
      [860, 120, 26],
      [900, 230, 16],
      [500, 90, 18],
      [820, 420, 14],
    ]),
  ].join("");
