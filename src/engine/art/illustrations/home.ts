import { darken, lighten, mix } from "../../color/mix.ts";
import { linear, radial } from "../../tree/svg.ts";
import { ball, ellipse, fall, type Illustration, line, path, round, slab, times, within } from "./illustration.ts";

const pot = (y: number, colors: { main: string; second: string }, width = 240) => {
  const [left, right] = [300 - width / 2, 300 + width / 2];
  return `${within("shape", `M${left} ${y}H${right}L${right - 34} ${y + 220}C${right - 38} ${y + 234} ${right - 50} ${y + 238} ${right - 62} ${y + 238}H${left + 62}C${left + 50} ${y + 238} ${left + 38} ${y + 234} ${left + 34} ${y + 220}Z`, `${slab(left, y, width, 250, 0, "url(#pot)")}${times(3, (index) => path(`M${left} ${y + 90 + index * 46}q${width / 4} -40 ${width / 2} 0t${width / 2} 0v14q${-width / 4} 40 ${-width / 2} 0t${-width / 2} 0Z`, colors.second, 'opacity=".6"'))}`)}${slab(left - 18, y - 26, width + 36, 58, 18, "url(#pot)")}${slab(left - 6, y - 18, width * 0.5, 10, 5, "#fff", 'opacity=".4"')}`;
};

/** A leaf with holes, as every living room has it. */
const monsteraLeaf = (x: number, y: number, size: number, turn: number, shade: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${path("M0 0C-70 -20 -120 -90 -104 -170C-92 -230 -40 -262 0 -280C40 -262 92 -230 104 -170C120 -90 70 -20 0 0Z", shade)}${line("M0 -4V-256", lighten(shade.startsWith("url") ? "#2f8a52" : shade, 0.34), 7, 'opacity=".7"')}${times(3, (index) => line(`M0 ${-60 - index * 58}L-62 ${-98 - index * 50}M0 ${-60 - index * 58}L62 ${-98 - index * 50}`, "#9ddcae", 4, 'opacity=".5"'))}</g>`;

/** A monstera in a printed pot. */
export const monstera: Illustration = ({ main, second }) => {
  const leaves: readonly (readonly [number, number, number, number, number])[] = [
    [250, 420, 0.92, -58, 0],
    [352, 420, 0.92, 56, 1],
    [226, 340, 0.86, -22, 2],
    [376, 330, 0.9, 24, 0],
    [300, 390, 1.05, 0, 1],
  ];
  const shades = ["url(#l0)", "url(#l1)", "url(#l2)"];
  // The slits are cut with a mask, so that whatever stands behind shows through.
  const cut = (index: number, [x, y, size, turn]: readonly [number, number, number, number, number]) =>
    `<mask id="m${index}"><rect width="600" height="780" fill="#fff"/><g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${["M-126 -124L-50 -92", "M-118 -188L-44 -148", "M-84 -250L-30 -202", "M126 -124L50 -92", "M118 -188L44 -148", "M84 -250L30 -202"].map((d) => line(d, "#000", 15)).join("")}</g></mask>`;
  return {
    width: 600,
    height: 780,
    defs: round("pot", main) + fall("l0", "#2f8a52") + fall("l1", "#3fa463") + fall("l2", "#226e41"),
    body: `${line("M300 540C300 480 250 460 250 420M300 540C300 480 350 460 352 420M300 540C290 440 240 400 226 340M300 540C310 440 360 390 376 330M300 540V390", "#2c7444", 13)}${leaves.map((leaf, index) => `${cut(index, leaf)}<g mask="url(#m${index})">${monsteraLeaf(leaf[0], leaf[1], leaf[2], leaf[3], shades[leaf[4]] ?? "#2f8a52")}</g>`).join("")}${pot(540, { main, second: lighten(second, 0.2) })}`,
  };
};

export const cactus: Illustration = ({ main, second, pop }) => ({
  width: 600,
  height: 780,
  defs: round("pot", main) + round("green", "#4fa45f", 0.4),
  body: `${slab(120, 250, 96, 180, 48, "url(#green)")}${slab(160, 350, 140, 84, 42, "url(#green)")}${slab(390, 180, 92, 190, 46, "url(#green)")}${slab(320, 300, 150, 80, 40, "url(#green)")}${slab(220, 60, 160, 500, 80, "url(#green)")}${times(3, (index) => line(`M${258 + index * 42} 110V530`, "#2c7040", 7, 'opacity=".55"'))}${times(30, (index) => line(`M${250 + (index % 4) * 34} ${110 + Math.floor(index / 4) * 54}l7 -14`, "#f4f8e4", 4))}${[
    [300, 54],
    [166, 246],
    [436, 176],
  ]
    .map(
      ([x, y]) =>
        `${times(5, (petal) =>
          ellipse(Number(x) + Math.cos(petal * 1.257) * 22, Number(y) + Math.sin(petal * 1.257) * 22, 20, 20, pop),
        )}<circle cx="${x}" cy="${y}" r="13" fill="#ffe08a"/>`,
    )
    .join("")}${pot(540, { main, second: lighten(second, 0.2) })}`,
});

/** Flowers in paper, tied with a ribbon. */
export const bouquet: Illustration = ({ second, pop, pale }) => {
  const petals = [pop, "#f59ab0", lighten(pop, 0.45), "#ffd166", pale];
  const flower = (x: number, y: number, r: number, index: number) => {
    const color = petals[index % petals.length] ?? pop;
    if (index % 3 === 1)
      return `${path(`M${x - r} ${y - r * 0.5}C${x - r} ${y + r} ${x + r} ${y + r} ${x + r} ${y - r * 0.5}L${x + r * 0.5} ${y - r * 0.05}L${x} ${y - r}L${x - r * 0.5} ${y - r * 0.05}Z`, color)}${path(`M${x - r * 0.5} ${y}C${x - r * 0.5} ${y + r * 0.8} ${x + r * 0.5} ${y + r * 0.8} ${x + r * 0.5} ${y}L${x} ${y - r}Z`, darken(color, 0.14))}`;
    return `${times(8, (petal) => ellipse(x, y - r * 0.66, r * 0.36, r * 0.56, petal % 2 ? color : darken(color, 0.1), `transform="rotate(${petal * 45} ${x} ${y})"`))}<circle cx="${x}" cy="${y}" r="${r * 0.38}" fill="#ffc23d"/><circle cx="${x - r * 0.08}" cy="${y - r * 0.08}" r="${r * 0.2}" fill="#ffdf86"/>`;
  };
  const heads: readonly (readonly [number, number, number])[] = [
    [150, 250, 76],
    [448, 250, 76],
    [232, 150, 78],
    [372, 140, 80],
    [300, 250, 92],
    [196, 350, 70],
    [404, 350, 72],
    [110, 350, 54],
    [490, 352, 54],
    [302, 70, 58],
  ];
  return {
    width: 600,
    height: 780,
    defs:
      round("wrap", lighten(second, 0.45), 0.2) + round("fold", lighten(second, 0.2), 0.24) + fall("leaf", "#4b9a58"),
    body: `${times(9, (index) => path("M300 420C250 300 240 160 300 40C360 160 350 300 300 420Z", "url(#leaf)", `transform="rotate(${-48 + index * 12} 300 420)"`))}${heads.map(([x, y, r], index) => flower(x, y, r, index)).join("")}
${path("M70 380C200 440 400 440 530 380L360 740C350 764 250 764 240 740Z", "url(#wrap)")}${path("M70 380C150 440 250 470 340 480L300 756C270 760 246 754 240 740Z", "url(#fold)")}${path("M530 380C470 440 400 470 340 482L316 700L360 740Z", "#fff", 'opacity=".2"')}${path("M222 600C270 622 330 622 380 600L372 640C330 660 270 660 232 640Z", pop)}${path("M300 626C260 590 210 600 216 632C224 660 270 650 300 632C330 650 376 660 384 632C390 600 340 590 300 626Z", darken(pop, 0.12))}`,
  };
};

/** A lit candle in a tinted glass with a paper label. */
export const candle: Illustration = ({ main, pale, pop }) => ({
  width: 480,
  height: 660,
  defs:
    round("tin", main, 0.42) +
    radial("wax", [
      [0, "#fff8dc"],
      [0.6, "#ffe0a0"],
      [1, "#e7b878"],
    ]) +
    radial("halo", [
      [0, "#ffe7a3", 0.9],
      [0.4, "#ffd37a", 0.35],
      [1, "#ffd37a", 0],
    ]) +
    linear(
      "flame",
      [
        [0, "#ff8a1f"],
        [0.55, "#ffc93d"],
        [1, "#fff7d1"],
      ],
      "down",
    ),
  body: `<circle cx="240" cy="160" r="160" fill="url(#halo)"/>${path("M60 280H420V590C420 634 400 650 360 650H120C80 650 60 634 60 590Z", "url(#tin)")}${ellipse(240, 280, 180, 44, lighten(main, 0.34))}${ellipse(240, 284, 164, 36, darken(main, 0.4))}${ellipse(240, 296, 156, 30, "url(#wax)")}${line("M240 296V236", "#3a2a1c", 8)}${path("M240 84C290 150 296 196 272 226C258 244 222 244 208 226C184 196 190 150 240 84Z", "url(#flame)")}${path("M240 150C264 186 264 210 252 224C246 232 234 232 228 224C216 210 216 186 240 150Z", "#fffbe6")}
${slab(130, 384, 220, 170, 12, pale)}${slab(170, 424, 140, 20, 10, main)}${slab(190, 464, 100, 10, 5, main, 'opacity=".6"')}${slab(214, 498, 52, 22, 11, mix(pop, main, 0.3))}${path("M86 320V580C88 610 94 624 108 634C100 560 104 420 110 320Z", "#fff", 'opacity=".4"')}`,
});

/** A sofa somebody would nap on. */
export const sofa: Illustration = ({ main, second, pop, pale, deep }) => ({
  width: 900,
  height: 520,
  defs:
    fall("seat", main, 0.24) +
    fall("back", lighten(main, 0.08), 0.3) +
    ball("pillow", pop, 0.2) +
    ball("other", pale, 0.16),
  body: `${[120, 740].map((x) => path(`M${x} 450H${x + 40}L${x + 30} 516H${x + 10}Z`, deep)).join("")}${slab(110, 60, 680, 300, 60, "url(#back)")}${line("M450 76V300", darken(main, 0.4), 5, 'opacity=".4"')}${slab(150, 80, 270, 20, 10, "#fff", 'opacity=".22"')}${slab(110, 270, 680, 120, 34, "url(#seat)")}${line("M450 276V386", darken(main, 0.4), 5, 'opacity=".5"')}${slab(100, 360, 700, 100, 26, darken(main, 0.12))}
${slab(30, 190, 130, 270, 60, "url(#back)")}${slab(740, 190, 130, 270, 60, "url(#back)")}<g transform="rotate(-12 260 240)">${slab(190, 160, 150, 140, 34, "url(#pillow)")}</g><g transform="rotate(10 640 240)">${slab(570, 158, 150, 140, 34, "url(#other)")}${times(4, (index) => line(`M${590 + index * 36} 170V286`, second, 8, 'opacity=".6"'))}</g>`,
});

/** A small sailing boat under full sail. */
export const sailboat: Illustration = ({ main, second, pop, pale }) => ({
  width: 640,
  height: 700,
  defs:
    fall("hull", main, 0.34) +
    linear("sail", [
      [0, "#ffffff"],
      [1, mix(pale, "#d7dce6", 0.5)],
    ]) +
    round("jib", lighten(second, 0.2)),
  body: `${slab(312, 20, 14, 540, 7, "#6b4a2e")}${path("M340 40C470 160 560 320 590 500H340Z", "url(#sail)")}${line("M344 200H474M344 330H552M344 440H580", darken(pale, 0.24), 4, 'opacity=".6"')}<circle cx="420" cy="290" r="44" fill="${pop}"/>${path("M300 110C220 240 140 380 60 500H300Z", "url(#jib)")}${path("M326 20L400 44L326 68Z", pop)}
${path("M40 540H610C590 620 540 660 470 664H170C110 660 60 610 40 540Z", "url(#hull)")}${slab(30, 522, 590, 34, 17, pale)}${path("M70 600C200 626 440 626 580 600C576 612 570 620 564 628C440 650 210 650 88 628Z", "#fff", 'opacity=".28"')}${line("M20 676C80 652 140 700 200 676S320 700 380 676S500 700 560 676S610 680 630 672", "#fff", 14, 'opacity=".75"')}`,
});
