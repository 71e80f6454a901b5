import { darken, lighten, mix } from "../../color/mix.ts";
import { between } from "../../random.ts";
import { linear, radial } from "../../tree/svg.ts";
import { ball, ellipse, fall, type Illustration, line, path, round, slab, times } from "./illustration.ts";

/** Over-ear headphones, seen from the front and a little from the side. */
export const headphones: Illustration = ({ main, pop, deep }) => {
  const cup = `${slab(150, 350, 78, 232, 39, "url(#pad)")}${slab(168, 366, 22, 200, 11, "#fff", 'opacity=".12"')}${slab(50, 340, 128, 252, 64, "url(#shell)")}${slab(66, 360, 96, 212, 48, "none", `stroke="${lighten(main, 0.45)}" stroke-width="5" opacity=".55"`)}${ellipse(100, 466, 26, 52, pop)}${path("M78 380C64 420 62 500 74 540L92 552C80 500 82 420 98 372Z", "#fff", 'opacity=".4"')}${slab(96, 258, 34, 120, 16, "url(#steel)")}`;
  return {
    width: 640,
    height: 640,
    defs:
      round("shell", main) +
      round("pad", deep, 0.5) +
      linear("band", [
        [0, lighten(main, 0.25)],
        [0.3, main],
        [0.7, main],
        [1, darken(main, 0.4)],
      ]) +
      linear("steel", [
        [0, "#f4f6f8"],
        [0.4, "#aeb6c0"],
        [1, "#6d7681"],
      ]),
    body: `${line("M114 300C104 130 196 50 320 50C444 50 536 130 526 300", "url(#band)", 50)}${line("M152 270C160 140 226 92 320 92C414 92 480 140 488 270", deep, 26)}${line("M130 190C152 104 226 46 316 40", "#fff", 8, 'opacity=".5"')}
${cup}<g transform="translate(640 0) scale(-1 1)">${cup}</g>`,
  };
};

/** A compact mechanical keyboard, tilted towards the viewer, with a few keys in loud colours. */
export const keyboard: Illustration = ({ main, pop, pale, deep, random }) => {
  const unit = 62;
  const rows = [13, 13, 12, 11];
  const key = (x: number, y: number, width: number, color: string) =>
    `${slab(x, y, width, 58, 12, darken(color, 0.3))}${slab(x + 5, y + 2, width - 10, 44, 9, color)}${slab(x + 11, y + 6, width - 22, 6, 3, "#fff", 'opacity=".35"')}`;
  const keys = rows
    .map((count, row) => {
      const wide = (13 - count) * unit;
      return times(count, (column) => {
        const isFirst = column === 0;
        const x = 60 + column * unit + (isFirst ? 0 : wide);
        const isLoud = (row === 0 && isFirst) || (row === 2 && column === count - 1);
        return key(
          x,
          60 + row * 70,
          unit - 6 + (isFirst ? wide : 0),
          isLoud ? pop : isFirst || column > count - 2 ? mix(main, deep, 0.3) : random() < 0.04 ? pop : pale,
        );
      });
    })
    .join("");
  const space = `${key(60, 340, 118, mix(main, deep, 0.3))}${key(184, 340, 118, pale)}${key(308, 340, 306, pop)}${key(620, 340, 118, pale)}${key(744, 340, 116, mix(main, deep, 0.3))}`;
  return {
    width: 960,
    height: 500,
    defs: fall("case", main, 0.24),
    body: `${slab(20, 54, 900, 420, 44, darken(main, 0.55))}${slab(20, 20, 900, 420, 44, "url(#case)")}${slab(44, 44, 852, 372, 26, darken(main, 0.5))}${keys}${space}${slab(60, 26, 820, 5, 2, "#fff", 'opacity=".4"')}`,
  };
};

export const camera: Illustration = ({ main, pop, pale, deep }) => ({
  width: 720,
  height: 540,
  defs:
    fall("body", main, 0.3) +
    fall("top", pale, 0.2) +
    radial(
      "glass",
      [
        [0, "#9fd3ff"],
        [0.3, "#2f5fa8"],
        [0.7, "#0d1a3a"],
        [1, "#05080f"],
      ],
      0.4,
      0.36,
      0.7,
    ) +
    ball("ring", deep, 0.5),
  body: `${path("M250 90L276 34C280 24 288 20 298 20H430C440 20 448 24 452 34L478 90Z", "url(#top)")}${slab(320, 40, 88, 30, 10, "#fff7d6")}${slab(96, 66, 90, 36, 14, deep)}${slab(560, 70, 70, 30, 15, pop)}
${slab(30, 88, 660, 420, 60, "url(#top)")}${slab(30, 180, 660, 248, 0, "url(#body)")}${times(24, (index) => line(`M${44 + index * 28} 190V418`, darken(main, 0.5), 3, 'opacity=".18"'))}
<circle cx="360" cy="304" r="184" fill="${darken(deep, 0.3)}" opacity=".3"/><circle cx="360" cy="296" r="176" fill="url(#ring)"/><circle cx="360" cy="296" r="146" fill="none" stroke="${pale}" stroke-opacity=".35" stroke-width="4"/><circle cx="360" cy="296" r="130" fill="${darken(deep, 0.4)}"/><circle cx="360" cy="296" r="104" fill="url(#glass)"/>${ellipse(326, 254, 34, 22, "#fff", 'opacity=".75" transform="rotate(-32 326 254)"')}<circle cx="404" cy="346" r="13" fill="#fff" opacity=".35"/>
<circle cx="600" cy="138" r="17" fill="${pop}"/>${slab(70, 122, 120, 22, 11, darken(pale, 0.3), 'opacity=".6"')}${path("M60 120H240L200 160H60Z", "#fff", 'opacity=".35"')}`,
});

/** An open laptop with a work app on its screen. */
export const laptop: Illustration = ({ main, second, pop, pale, deep, random }) => ({
  width: 900,
  height: 580,
  defs:
    fall("lid", "#d7dce3", 0.3) +
    fall("base", "#e9edf2", 0.3) +
    linear(
      "page",
      [
        [0, lighten(main, 0.86)],
        [1, lighten(second, 0.7)],
      ],
      "diagonal",
    ),
  body: `${slab(110, 20, 680, 460, 30, "url(#lid)")}${slab(124, 34, 652, 430, 20, deep)}${slab(140, 50, 620, 398, 10, "url(#page)")}${slab(140, 50, 132, 398, 10, darken(main, 0.3))}${times(6, (index) => slab(160, 110 + index * 44, index % 2 ? 60 : 84, 14, 7, "#fff", `opacity="${index === 1 ? 0.95 : 0.4}"`))}
${times(3, (index) => `${slab(296 + index * 152, 76, 136, 88, 14, "#fff")}${slab(312 + index * 152, 94, 60, 10, 5, darken(pale, 0.3))}${slab(312 + index * 152, 118, 92, 24, 8, [main, pop, deep][index] ?? main)}`)}${slab(296, 184, 440, 240, 16, "#fff")}${times(9, (index) => slab(324 + index * 44, 400 - 40 - index * 13 - between(random, 0, 46), 26, 40 + index * 13, 8, index === 7 ? pop : mix(main, "#ffffff", 0.25)))}${line("M320 330C400 320 460 300 520 262S660 230 716 210", deep, 6)}
${path("M30 480H870L892 534C898 552 890 560 874 560H26C10 560 2 552 8 534Z", "url(#base)")}${slab(340, 480, 220, 20, 10, "#b5bdc8")}${path("M8 540H892C894 556 886 562 874 562H26C14 562 6 556 8 540Z", "#98a2af")}${path("M124 34H420L220 464H124Z", "#fff", 'opacity=".08"')}`,
});

export const controller: Illustration = ({ main, pop, pale, deep }) => ({
  width: 760,
  height: 520,
  defs: fall("shell", main, 0.34) + ball("stick", deep, 0.5),
  body: `${path("M220 90C300 64 460 64 540 90C660 80 720 220 736 360C746 460 680 510 610 450C570 416 540 372 500 366H260C220 372 190 416 150 450C80 510 14 460 24 360C40 220 100 80 220 90Z", "url(#shell)")}${path("M110 180C140 110 200 100 250 108C190 130 150 170 130 240Z", "#fff", 'opacity=".4"')}
${slab(148, 206, 120, 40, 14, deep)}${slab(188, 166, 40, 120, 14, deep)}${[
  [566, 166, pop],
  [566, 286, pale],
  [506, 226, lighten(main, 0.5)],
  [626, 226, lighten(pop, 0.45)],
]
  .map(
    ([x, y, color]) =>
      `<circle cx="${x}" cy="${Number(y) + 6}" r="31" fill="${deep}" opacity=".35"/><circle cx="${x}" cy="${y}" r="29" fill="${color}"/>`,
  )
  .join("")}
${[290, 470].map((x) => `<circle cx="${x}" cy="318" r="58" fill="${darken(deep, 0.2)}"/><circle cx="${x}" cy="312" r="46" fill="url(#stick)"/><circle cx="${x - 12}" cy="298" r="12" fill="#fff" opacity=".22"/>`).join("")}${slab(330, 130, 100, 64, 20, deep, 'opacity=".8"')}${slab(350, 154, 60, 12, 6, pale, 'opacity=".7"')}`,
});
