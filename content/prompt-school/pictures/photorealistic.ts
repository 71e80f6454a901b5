import { linear, radial } from "../../../src/engine/tree/svg.ts";
import { dice, type LessonPictures, layer, times, whole } from "./picture.ts";

/** The mug stands at 560, 640; the sun comes from the left. */
const MUG = "M392 372C396 520 404 640 436 706 446 728 470 738 560 738S674 728 684 706C716 640 724 520 728 372Z";
const HANDLE =
  "M716 430C800 408 862 450 858 526 854 604 786 652 702 650L708 604C762 606 806 574 808 526 810 482 776 462 716 474Z";

function mug(glaze: { lit: string; mid: string; dark: string }) {
  const roll = dice(7);
  const specks = times(90, () => {
    const x = roll(404, 716);
    return `<circle cx="${x}" cy="${roll(400, 720)}" r="${roll(0.8, 2.6)}" fill="#4a3320" fill-opacity="${roll(0.15, 0.5)}"/>`;
  });
  return `<path d="${HANDLE}" fill="url(#handle)"/>
    <path d="${MUG}" fill="url(#body)"/>
    <path d="M392 372C394 430 398 488 404 540 470 566 650 566 716 540 722 488 726 430 728 372Z" fill="url(#glaze)"/>
    <g clip-path="url(#in-mug)">${specks}</g>
    <ellipse cx="560" cy="372" rx="168" ry="46" fill="${glaze.lit}"/>
    <ellipse cx="560" cy="374" rx="154" ry="38" fill="${glaze.dark}"/>
    <ellipse cx="560" cy="382" rx="147" ry="32" fill="url(#coffee)"/>`;
}

const clip = `<clipPath id="in-mug"><path d="${MUG}"/></clipPath>`;

const warm = [
  linear("body", [
    [0, "#fff4dc"],
    [0.12, "#f6dfb8"],
    [0.36, "#bd9163"],
    [0.66, "#5a3c23"],
    [0.92, "#2a190d"],
    [1, "#3d2716"],
  ]),
  linear("glaze", [
    [0, "#f2f4ea"],
    [0.1, "#b9ccc8"],
    [0.34, "#5a797c"],
    [0.64, "#1f343b"],
    [0.92, "#0c171c"],
    [1, "#1b2a30"],
  ]),
  linear("handle", [
    [0, "#6d4d31"],
    [0.5, "#4a3220"],
    [1, "#6b4b30"],
  ]),
  linear("coffee", [
    [0, "#c98b4a"],
    [0.25, "#5b3115"],
    [1, "#1d0e06"],
  ]),
  clip,
].join("");

const flat = [
  linear("body", [
    [0, "#e6dccb"],
    [1, "#dfd4c2"],
  ]),
  linear("glaze", [
    [0, "#a5bcc0"],
    [1, "#9fb6ba"],
  ]),
  linear("handle", [
    [0, "#e2d7c5"],
    [1, "#dcd0bd"],
  ]),
  linear("coffee", [
    [0, "#7a5234"],
    [1, "#714a2e"],
  ]),
  clip,
].join("");

/** Discs of light, as a wide aperture draws them. */
function discs() {
  const roll = dice(21);
  return times(34, () => {
    const [x, y, r] = [roll(-20, 1220), roll(20, 430), roll(16, 58)];
    const tone = ["#ffe6b0", "#ffd58a", "#fff3d6", "#f7b765"][Math.floor(roll(0, 4))];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone}" fill-opacity="${roll(0.1, 0.34)}" stroke="${tone}" stroke-opacity="0.4" stroke-width="2"/>`;
  });
}

const windowBehind = `${whole('fill="url(#wall)"')}
  <rect x="-90" y="-90" width="550" height="610" fill="#ffe2a8"/>
  <rect x="-90" y="-90" width="280" height="300" fill="#fff6df"/><rect x="220" y="-90" width="220" height="300" fill="#ffeec4"/>
  <rect x="-90" y="240" width="280" height="250" fill="#ffe7b4"/><rect x="220" y="240" width="220" height="250" fill="#ffdb96"/>
  <rect x="196" y="-90" width="20" height="610" fill="#7a4f2c"/><rect x="-90" y="214" width="550" height="20" fill="#7a4f2c"/>
  <path d="M300 520C280 430 240 400 200 380 260 380 310 410 322 470 330 400 370 350 420 340 390 380 350 430 344 520Z" fill="#4c5a2a"/>
  <rect x="280" y="500" width="90" height="90" rx="14" fill="#9a5530"/>
  <rect x="760" y="130" width="380" height="22" fill="#4a2f1c"/><rect x="800" y="50" width="70" height="80" rx="10" fill="#8a6b4c"/>
  <rect x="890" y="30" width="50" height="100" rx="8" fill="#6b4a35"/><circle cx="1020" cy="88" r="44" fill="#a5774d"/>`;

const wall = linear("wall", [
  [0, "#e2b878"],
  [0.35, "#8f5f38"],
  [1, "#2c1a10"],
]);

const planks = (() => {
  const roll = dice(3);
  const veins = times(70, () => {
    const y = 600 + roll(0, 1) ** 1.6 * 300;
    const x = roll(-100, 1000);
    const far = (y - 590) / 310;
    return `<path d="M${x} ${y}c${roll(60, 160)} ${roll(-5, 5) * far} ${roll(200, 300)} ${roll(-7, 7) * far} ${roll(320, 560)} ${roll(-3, 3)}" fill="none" stroke="#2e1809" stroke-width="${0.8 + far * 2.4}" stroke-opacity="${roll(0.1, 0.34)}"/>`;
  });
  const gaps = [628, 694, 800].map(
    (y) => `<path d="M-90 ${y}H1290" stroke="#1d0e05" stroke-width="${(y - 580) / 50}" stroke-opacity="0.55"/>`,
  );
  return veins + gaps.join("");
})();

const shadow = `<path d="M436 724C600 700 900 716 1230 800L1230 900 760 900C640 840 480 780 436 724Z" fill="#160a04" fill-opacity="0.72"/>`;

const steam = `<g fill="none" stroke="#fff4dd" stroke-linecap="round">
  <path d="M520 360C470 300 580 260 530 190 496 140 560 110 540 50" stroke-width="26" stroke-opacity="0.32"/>
  <path d="M610 356C660 300 560 250 616 180 650 130 590 100 622 60" stroke-width="20" stroke-opacity="0.24"/></g>`;

const film = `<filter id="film" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0.12  0 0 0 0 0.07  0 0 0 0 0.03  0 0 0 0.9 -0.3"/></filter>`;

const tiles = `<rect width="1200" height="900" fill="#eef1f0"/>
  ${times(48, (i) => `<rect x="${(i % 8) * 152 - 4}" y="${Math.floor(i / 8) * 104 - 4}" width="146" height="98" rx="4" fill="#dfe7e6" stroke="#b9c6c5" stroke-width="3"/>`)}
  <rect y="590" width="1200" height="310" fill="#c99f6f"/>${times(7, (i) => `<path d="M0 ${632 + i * 44}H1200" stroke="#a87d4f" stroke-width="3"/>`)}
  <rect x="40" y="150" width="330" height="16" fill="#8d6239"/><rect x="820" y="150" width="340" height="16" fill="#8d6239"/>
  <rect x="66" y="70" width="60" height="80" rx="8" fill="#d9534f"/><rect x="140" y="50" width="48" height="100" rx="8" fill="#5b8c5a"/>
  <rect x="204" y="82" width="80" height="68" rx="8" fill="#f0ad4e"/><rect x="300" y="60" width="44" height="90" rx="6" fill="#4a7fb0"/>
  <circle cx="1086" cy="100" r="48" fill="#fff" stroke="#444" stroke-width="7"/><path d="M1086 100V68M1086 100H1108" stroke="#333" stroke-width="6"/>
  <rect x="850" y="74" width="70" height="76" rx="8" fill="#8e6bb0"/><rect x="938" y="58" width="52" height="92" rx="8" fill="#e0a458"/>
  <rect x="900" y="420" width="230" height="190" rx="16" fill="#c6ccd0" stroke="#7d868c" stroke-width="5"/><rect x="930" y="450" width="170" height="16" rx="8" fill="#5a6268"/>
  <rect x="930" y="480" width="170" height="16" rx="8" fill="#5a6268"/><circle cx="960" cy="566" r="14" fill="#5a6268"/>
  <rect x="60" y="400" width="120" height="210" rx="14" fill="#b5d0c0" stroke="#6f9480" stroke-width="5"/><rect x="80" y="372" width="80" height="34" rx="8" fill="#8d6239"/>
  <circle cx="262" cy="560" r="50" fill="#e2574c" stroke="#a83a31" stroke-width="5"/><circle cx="330" cy="572" r="40" fill="#efc94c" stroke="#b8962b" stroke-width="5"/>`;

export default {
  good: () => [
    // Once more beneath: what a blur takes in from outside the picture is empty.
    layer(windowBehind, wall),
    layer(windowBehind, wall, 26),
    layer(discs(), "", 3),
    layer(
      `<path d="M-90 590H1290V990H-90Z" fill="url(#table)"/>${planks}`,
      linear("table", [
        [0, "#d79a58"],
        [0.35, "#9a6233"],
        [0.7, "#5c3619"],
        [1, "#34200f"],
      ]),
    ),
    layer(
      `<rect y="570" width="1200" height="90" fill="url(#far)"/>`,
      linear(
        "far",
        [
          [0, "#6b4424", 0.9],
          [1, "#6b4424", 0],
        ],
        "down",
      ),
      10,
    ),
    layer(
      `<path d="M-40 -40 260 -40 900 900 120 900Z" fill="url(#beam)"/>`,
      linear(
        "beam",
        [
          [0, "#ffdf9e", 0.5],
          [0.6, "#ffdf9e", 0.08],
          [1, "#ffdf9e", 0],
        ],
        "diagonal",
      ),
      34,
    ),
    layer(shadow, "", 20),
    layer(`<ellipse cx="566" cy="734" rx="136" ry="20" fill="#120803" fill-opacity="0.8"/>`, "", 7),
    layer(
      `${mug({ lit: "#fff3dc", mid: "#b98f63", dark: "#2c1a10" })}
      <path d="M628 406C634 424 652 430 668 420 676 414 680 406 684 398 668 404 648 408 628 406Z" fill="#b98a5c"/>
      <path d="M628 406C634 424 652 430 668 420" fill="none" stroke="#2a1a10" stroke-width="3" stroke-opacity="0.6"/>`,
      warm,
    ),
    layer(
      `<path d="M412 400C414 520 424 620 450 690" stroke="#fffaf0" stroke-width="16" stroke-opacity="0.75" fill="none" stroke-linecap="round"/>`,
      "",
      7,
    ),
    layer(steam, "", 13),
    layer(
      `<ellipse cx="120" cy="850" rx="210" ry="70" fill="#2a1509"/><ellipse cx="90" cy="826" rx="170" ry="54" fill="#e9b25f" fill-opacity="0.55"/>`,
      "",
      24,
    ),
    layer(
      `${whole('fill="url(#edge)"')}${whole('filter="url(#film)" opacity="0.3"')}`,
      radial(
        "edge",
        [
          [0.5, "#000", 0],
          [1, "#120700", 0.62],
        ],
        0.42,
        0.48,
        0.78,
      ) + film,
    ),
  ],
  careless: () => [layer(tiles), layer(`${mug({ lit: "#ece3d3", mid: "#dfd4c2", dark: "#cfc4b2" })}`, flat)],
} satisfies LessonPictures;
