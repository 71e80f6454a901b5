import { linear, radial } from "../../../src/engine/tree/svg.ts";
import { dice, type LessonPictures, layer, thing, times, whole } from "./picture.ts";

const BOTTLE =
  "M470 400C470 350 506 326 560 322L640 322C694 326 730 350 730 400L730 650C730 682 706 700 672 700L528 700C494 700 470 682 470 650Z";

/** Stone has pits and bands. */
function travertine() {
  const roll = dice(11);
  const bands = times(
    9,
    (i) =>
      `<path d="M388 ${726 + i * 15}C520 ${720 + i * 15 + roll(-4, 4)} 680 ${736 + i * 15 + roll(-4, 4)} 812 ${724 + i * 15}" fill="none" stroke="#a98f6d" stroke-width="${roll(1, 4)}" stroke-opacity="${roll(0.12, 0.34)}"/>`,
  );
  const pits = times(
    46,
    () =>
      `<ellipse cx="${roll(396, 804)}" cy="${roll(728, 838)}" rx="${roll(2, 9)}" ry="${roll(1, 2.6)}" fill="#7d6445" fill-opacity="${roll(0.2, 0.5)}"/>`,
  );
  return `<path d="M380 704V830C380 862 820 862 820 830V704Z" fill="url(#stone)"/>${bands}${pits}<ellipse cx="600" cy="704" rx="220" ry="36" fill="url(#top)"/>`;
}

const pump = (
  fill: string,
) => `<rect x="556" y="262" width="88" height="66" rx="10" fill="${fill}"/><rect x="580" y="206" width="40" height="64" fill="${fill}"/>
  <path d="M440 190C440 172 452 164 470 164H640C664 164 676 180 676 200V222H470C458 222 452 214 452 206Z" fill="${fill}"/>`;

const bottle = `${pump("url(#cap)")}<path d="${BOTTLE}" fill="url(#glass)"/>
  <path d="M470 560C540 574 660 574 730 560V650C730 682 706 700 672 700L528 700C494 700 470 682 470 650Z" fill="#b9536a" fill-opacity="0.22"/>
  <rect x="520" y="432" width="160" height="176" rx="8" fill="#fff6ef" fill-opacity="0.94"/>
  <path d="M600 462C624 496 632 512 632 528A32 32 0 0 1 568 528C568 512 576 496 600 462Z" fill="#c2657c"/>
  <rect x="552" y="576" width="96" height="8" rx="4" fill="#c2657c" fill-opacity="0.7"/>`;

const twig = `<g transform="translate(846 838) rotate(-14)"><path d="M0 0C80 -14 170 -34 268 -84" fill="none" stroke="#5d6b4c" stroke-width="7" stroke-linecap="round"/>
  ${times(7, (i) => {
    const [x, y] = [34 + i * 34, -6 - i * i * 1.7];
    return `<ellipse cx="${x}" cy="${y - 26}" rx="30" ry="20" transform="rotate(${-64 + i * 6} ${x} ${y - 26})" fill="url(#leaf)"/><ellipse cx="${x + 8}" cy="${y + 22}" rx="28" ry="18" transform="rotate(${48 - i * 5} ${x + 8} ${y + 22})" fill="url(#leaf)"/>`;
  })}</g>`;

const studio = [
  linear("wall", [
    [0, "#c7d4bd"],
    [0.45, "#a9bca1"],
    [1, "#7f967c"],
  ]),
  linear("niche", [
    [0, "#6f8770"],
    [0.25, "#8ba48a"],
    [1, "#b4c7ab"],
  ]),
  linear("floor", [
    [0, "#d3dcc7"],
    [0.5, "#b3c2a6"],
    [1, "#8fa286"],
  ]),
].join("");

const rose = [
  linear("glass", [
    [0, "#f9d9dd"],
    [0.07, "#fff2f1"],
    [0.16, "#f0b9c2"],
    [0.5, "#df8f9f"],
    [0.84, "#b55f76"],
    [0.94, "#d58a99"],
    [1, "#a9556c"],
  ]),
  linear("cap", [
    [0, "#fbeee6"],
    [0.2, "#fffaf5"],
    [0.5, "#e6cdbd"],
    [1, "#a98572"],
  ]),
  linear("stone", [
    [0, "#f4e8d4"],
    [0.25, "#e5d3b6"],
    [0.7, "#b89b74"],
    [1, "#8a7050"],
  ]),
  linear("top", [
    [0, "#fff8ea"],
    [1, "#d8c2a0"],
  ]),
  linear(
    "leaf",
    [
      [0, "#b9ccb0"],
      [1, "#6d8a6c"],
    ],
    "diagonal",
  ),
].join("");

export default {
  good: () => [
    layer(
      `${whole('fill="url(#wall)"')}<path d="M300 900V420C300 240 430 110 600 110S900 240 900 420V900Z" fill="url(#niche)"/><rect x="-90" y="800" width="1380" height="190" fill="url(#floor)"/>`,
      studio,
    ),
    layer(
      '<path d="M300 800V420C300 240 430 110 600 110 470 120 372 250 366 430V800Z" fill="#3c5340" fill-opacity="0.42"/>',
      "",
      22,
    ),
    layer(
      '<path d="M640 330C820 340 880 470 900 640V800H700Z" fill="#3c5340" fill-opacity="0.4"/><path d="M-90 -90H420L-90 560Z" fill="#fffbe8" fill-opacity="0.5"/>',
      "",
      48,
    ),
    layer('<path d="M400 838C560 880 860 880 1120 838L1040 812H780Z" fill="#33452f" fill-opacity="0.6"/>', "", 20),
    layer(travertine(), rose),
    layer('<path d="M486 704C560 722 700 726 800 706L740 690H500Z" fill="#6b4a33" fill-opacity="0.6"/>', "", 9),
    layer(bottle, rose),
    layer(
      '<path d="M494 390C486 470 486 590 494 664" stroke="#fff" stroke-width="18" stroke-opacity="0.85" fill="none" stroke-linecap="round"/><path d="M714 420C718 500 718 580 712 650" stroke="#fff" stroke-width="8" stroke-opacity="0.4" fill="none" stroke-linecap="round"/>',
      "",
      5,
    ),
    layer(
      `<g transform="translate(6 16)"><path d="M850 846C960 850 1060 830 1110 780 1060 860 940 880 850 846Z" fill="#3c5340" fill-opacity="0.55"/></g>`,
      "",
      10,
    ),
    layer(twig, rose),
    layer(
      whole('fill="url(#edge)"'),
      radial(
        "edge",
        [
          [0.55, "#000", 0],
          [1, "#1c2a1a", 0.42],
        ],
        0.45,
        0.45,
        0.8,
      ),
    ),
  ],
  careless: (shelf) => [
    layer(
      whole('fill="url(#loud)"') +
        times(
          18,
          (i) =>
            `<path d="M600 450 ${600 + 1400 * Math.cos(i * 0.349)} ${450 + 1400 * Math.sin(i * 0.349)} ${600 + 1400 * Math.cos(i * 0.349 + 0.17)} ${450 + 1400 * Math.sin(i * 0.349 + 0.17)}Z" fill="#fff" fill-opacity="0.1"/>`,
        ),
      radial("loud", [
        [0, "#ffd1f1"],
        [0.45, "#d65fd1"],
        [1, "#5a2bb8"],
      ]),
    ),
    thing(shelf("hibiscus"), { x: 230, y: 240, size: 300 }),
    thing(shelf("rose"), { x: 930, y: 620, size: 320, turn: 18 }),
    thing(shelf("sparkles"), { x: 900, y: 210, size: 260 }),
    thing(shelf("gem-stone"), { x: 250, y: 660, size: 250, turn: -12 }),
    layer(`<g transform="rotate(13 600 450) translate(0 10)">${bottle}</g>`, rose),
    thing(shelf("bubbles"), { x: 740, y: 260, size: 210 }),
    thing(shelf("tulip"), { x: 430, y: 770, size: 240, turn: -20 }),
    thing(shelf("butterfly"), { x: 1040, y: 400, size: 170, turn: 14 }),
  ],
} satisfies LessonPictures;
