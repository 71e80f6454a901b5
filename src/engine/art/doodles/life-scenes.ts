import { type DoodleScene, floor, hatched, outlined, placed, solid } from "./doodle-kit.ts";
import { doodlePerson } from "./doodle-person.ts";

export const juggle: DoodleScene = (pen, colors) =>
  [
    floor(pen, colors),
    placed(
      480,
      230,
      0.88,
      doodlePerson(pen, colors, colors.third, {
        hair: "long",
        mouth: "flat",
        left: [
          [-66, 120],
          [-150, 140],
          [-190, 60],
        ],
        right: [
          [66, 120],
          [150, 140],
          [190, 60],
        ],
      }),
    ),
    pen.rectangle(190, 60, 120, 90, hatched(colors, colors.first)) +
      pen.ink(
        [
          [200, 70],
          [250, 110],
          [300, 70],
        ],
        8,
        colors.ink,
      ),
    pen.ellipse(480, 60, 100, 100, solid(colors, colors.second)) +
      pen.ink(
        [
          [480, 60],
          [480, 26],
        ],
        8,
        colors.ink,
      ) +
      pen.ink(
        [
          [480, 60],
          [504, 72],
        ],
        8,
        colors.ink,
      ),
    pen.rectangle(660, 50, 78, 120, solid(colors, "#ffffff")) + pen.line(684, 150, 714, 150, outlined(colors)),
    pen.polygon(
      [
        [120, 250],
        [220, 240],
        [228, 330],
        [128, 340],
      ],
      solid(colors, "#ffffff"),
    ) + [266, 290, 312].map((y) => pen.line(138, y, 206, y - 6, { stroke: colors.first, strokeWidth: 6 })).join(""),
    pen.ellipse(800, 270, 96, 96, hatched(colors, colors.first)),
    [
      [320, 190, 380, 120],
      [560, 110, 640, 150],
      [760, 180, 790, 220],
      [180, 220, 220, 170],
    ]
      .map(([a = 0, b = 0, c = 0, d = 0]) =>
        pen.ink(
          [
            [a, b],
            [(a + c) / 2, (b + d) / 2 - 20],
            [c, d],
          ],
          7,
          colors.ink,
        ),
      )
      .join(""),
  ].join("");

export const garden: DoodleScene = (pen, colors) =>
  [
    floor(pen, colors),
    placed(
      240,
      210,
      0.92,
      doodlePerson(pen, colors, colors.first, {
        hair: "bun",
        left: [
          [-66, 120],
          [-110, 200],
          [-60, 240],
        ],
        right: [
          [66, 120],
          [130, 190],
          [196, 170],
        ],
      }),
    ),
    pen.path("M420 330H520L508 420H432Z", solid(colors, colors.third)) +
      pen.path("M520 350C560 340 580 370 602 404", outlined(colors, 9)),
    [
      [616, 430],
      [632, 460],
      [606, 476],
      [646, 496],
    ]
      .map(([x = 0, y = 0]) =>
        pen.ink(
          [
            [x, y],
            [x + 4, y + 16],
          ],
          8,
          colors.third,
        ),
      )
      .join(""),
    [560, 690, 820]
      .map((x, index) => {
        const top = 420 - index * 110;
        return (
          pen.polygon(
            [
              [x, 540],
              [x + 96, 540],
              [x + 84, 608],
              [x + 12, 608],
            ],
            solid(colors, colors.second),
          ) +
          pen.ink(
            [
              [x + 48, 540],
              [x + 44, (540 + top) / 2],
              [x + 50, top],
            ],
            10,
            colors.ink,
          ) +
          Array.from({ length: 2 + index * 2 }, (_, leaf) =>
            pen.ellipse(
              x + 48 + (leaf % 2 ? 36 : -36),
              top + 30 + leaf * 34,
              66,
              32,
              solid(colors, leaf % 2 ? "#9ad29a" : "#6fbf7f"),
            ),
          ).join("") +
          pen.ellipse(x + 50, top - 10, 50 + index * 16, 50 + index * 16, solid(colors, colors.first))
        );
      })
      .join(""),
    pen.ellipse(840, 100, 110, 110, hatched(colors, colors.second)),
  ].join("");

export const climb: DoodleScene = (pen, colors) =>
  [
    pen.polygon(
      [
        [40, 612],
        [300, 400],
        [420, 470],
        [640, 190],
        [920, 612],
      ],
      hatched(colors, colors.third, 16),
    ),
    pen.polygon(
      [
        [560, 292],
        [640, 190],
        [716, 304],
        [660, 280],
        [630, 310],
        [600, 280],
      ],
      solid(colors, "#ffffff"),
    ),
    pen.line(640, 190, 640, 60, outlined(colors, 8)) + pen.path("M640 64L740 92L640 126Z", solid(colors, colors.first)),
    placed(
      330,
      210,
      0.62,
      doodlePerson(pen, colors, colors.first, {
        hair: "cap",
        left: [
          [-66, 120],
          [-120, 200],
          [-140, 280],
        ],
        right: [
          [66, 120],
          [130, 80],
          [180, 20],
        ],
        legs: [
          [
            [-30, 240],
            [-60, 330],
            [-40, 400],
          ],
          [
            [30, 240],
            [90, 290],
            [84, 370],
          ],
        ],
      }),
    ),
    pen.ink(
      Array.from({ length: 24 }, (_, step): [number, number] => [
        450 + step * 7,
        430 - step * 9 - 14 * Math.sin(step * 0.8),
      ]),
      8,
      colors.first,
    ),
    pen.path(
      "M120 140C120 100 180 96 190 126C230 110 252 160 214 172H130C96 172 96 146 120 140Z",
      solid(colors, "#ffffff"),
    ),
    pen.path(
      "M760 150C760 116 812 110 822 138C860 126 878 166 842 178H772C742 178 740 156 760 150Z",
      solid(colors, "#ffffff"),
    ),
    floor(pen, colors),
  ].join("");
