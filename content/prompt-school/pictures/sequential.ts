import { linear, radial } from "../../../src/engine/tree/svg.ts";
import { type Owl, owl } from "./owl.ts";
import { dice, type LessonPictures, layer, times, whole } from "./picture.ts";

const INK = "#2b1b12";
const OWL = {
  feathers: "#9a6238",
  shade: "#74431f",
  belly: "#f2d6a8",
  glasses: "#f07b1d",
  scarf: "#2f8f5b",
  outline: INK,
} satisfies Partial<Owl>;

const WIDTH = 366;
const panelX = (index: number) => 30 + index * (WIDTH + 21);

const desk = `<rect x="0" y="640" width="${WIDTH}" height="230" fill="#7b4a2b" stroke="${INK}" stroke-width="7"/><path d="M0 684H${WIDTH}" stroke="${INK}" stroke-width="5"/>`;
const laptop = (screen: string) =>
  `<path d="M110 552H256L268 640H98Z" fill="#4d5a6b" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/><circle cx="183" cy="598" r="11" fill="${screen}"/><rect x="76" y="634" width="214" height="18" rx="8" fill="#8b98a8" stroke="${INK}" stroke-width="6"/>`;
const cup = `<path d="M300 592h44v50h-44zM344 602q20 2 18 16t-18 14" fill="#fff4e0" stroke="${INK}" stroke-width="6"/>`;

const sky = (paint: string, extra: string) =>
  `<rect width="${WIDTH}" height="840" fill="url(#${paint}-room)"/><rect x="52" y="86" width="262" height="210" fill="url(#${paint})" stroke="${INK}" stroke-width="8"/>${extra}<path d="M183 86V296M52 190H314" stroke="${INK}" stroke-width="6"/>`;

const stars = (() => {
  const roll = dice(5);
  return times(16, () => `<circle cx="${roll(62, 304)}" cy="${roll(96, 284)}" r="${roll(1.5, 4)}" fill="#fff6c8"/>`);
})();

const bulb = `<g transform="translate(183 226)"><circle r="92" fill="#ffd84a" fill-opacity="0.22"/><path d="M-34 -8A34 34 0 1 1 34 -8C34 10 20 16 18 34H-18C-20 16 -34 10 -34 -8Z" fill="#ffd84a" stroke="${INK}" stroke-width="7"/><path d="M-16 46H16M-10 58H10" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M-74 -10h-24M74 -10h24M-54 -62l-16 -16M54 -62l16 -16M0 -86v-22" stroke="#ffd84a" stroke-width="8" stroke-linecap="round"/></g>`;
const zeds = `<g fill="none" stroke="${INK}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"><path d="M66 344h30l-30 32h32M22 410h24l-24 26h26"/></g>`;

const panel = (index: number, inner: string) =>
  `<g transform="translate(${panelX(index)} 30)"><g clip-path="url(#panel)">${inner}</g><rect width="${WIDTH}" height="840" fill="none" stroke="${INK}" stroke-width="9"/></g>`;

const defs = [
  `<clipPath id="panel"><rect width="${WIDTH}" height="840"/></clipPath>`,
  linear(
    "dusk",
    [
      [0, "#5b4aa0"],
      [0.6, "#e07a6a"],
      [1, "#ffbf73"],
    ],
    "down",
  ),
  linear(
    "dusk-room",
    [
      [0, "#7a5a86"],
      [1, "#c98a72"],
    ],
    "down",
  ),
  linear(
    "night",
    [
      [0, "#0d1440"],
      [1, "#29357f"],
    ],
    "down",
  ),
  linear(
    "night-room",
    [
      [0, "#1d2050"],
      [1, "#3d3a78"],
    ],
    "down",
  ),
  linear(
    "dawn",
    [
      [0, "#ffd98a"],
      [1, "#fff4cf"],
    ],
    "down",
  ),
  linear(
    "dawn-room",
    [
      [0, "#f6c88c"],
      [1, "#ffe6b8"],
    ],
    "down",
  ),
  radial("glow", [
    [0, "#8fd3ff", 0.7],
    [1, "#8fd3ff", 0],
  ]),
].join("");

export default {
  good: () => [
    layer(
      `${whole('fill="#fffdf6"')}
      ${panel(0, `${sky("dusk", '<circle cx="118" cy="262" r="34" fill="#ffe08a"/>')}${owl({ ...OWL, eyes: "open" }, 183, 628, 1)}${desk}${laptop("#8fd3ff")}${cup}`)}
      ${panel(1, `${sky("night", stars)}<circle cx="183" cy="540" r="210" fill="url(#glow)"/>${owl({ ...OWL, eyes: "wide" }, 183, 628, 1)}${bulb}${desk}${laptop("#ffd84a")}${cup}`)}
      ${panel(2, `${sky("dawn", '<circle cx="183" cy="240" r="62" fill="#ffb52e"/>')}${owl({ ...OWL, eyes: "closed" }, 146, 660, 1, 14)}${desk}${laptop("#5a6675")}${cup}${zeds}`)}`,
      defs,
    ),
  ],
  careless: () => [
    layer(
      `${whole('fill="#fffdf6"')}
      <g transform="translate(30 30)"><rect width="660" height="400" fill="#b9d7ea" stroke="${INK}" stroke-width="4"/>${owl({ feathers: "#9a6238", shade: "#74431f", belly: "#f2d6a8", glasses: "#f07b1d", eyes: "open", outline: INK }, 200, 390, 0.95)}<rect x="330" y="300" width="300" height="30" fill="#7b4a2b"/><rect x="400" y="210" width="150" height="90" fill="#4d5a6b"/></g>
      <g transform="translate(720 30)"><rect width="450" height="620" fill="#2a1f4d" stroke="${INK}" stroke-width="12"/>${owl({ feathers: "#8d97a6", shade: "#5f6a7a", belly: "#e4e8ee", hat: "#c0392b", eyes: "wide", outline: "#0b0b12" }, 230, 600, 1.35)}<circle cx="380" cy="90" r="44" fill="#ffe27a"/></g>
      <g transform="translate(30 460)"><rect width="660" height="410" fill="#f7d9b0" stroke="${INK}" stroke-width="7"/>${owl({ feathers: "#f0e3c8", shade: "#cdb68c", belly: "#fffaf0", scarf: "#7a4fc9", eyes: "closed", outline: "#6b5a3a" }, 470, 330, 0.62, 74)}<path d="M40 360H620" stroke="#8a5a30" stroke-width="18"/><rect x="90" y="280" width="120" height="72" rx="6" fill="#ddd" stroke="${INK}" stroke-width="4"/></g>
      <g transform="translate(720 680)"><rect width="450" height="190" fill="#d9efd0" stroke="${INK}" stroke-width="5"/>${owl({ feathers: "#c58a4a", shade: "#8b5a26", belly: "#ffe7bd", eyes: "open", outline: INK }, 110, 176, 0.46)}<path d="M220 60h190M220 96h160M220 132h180" stroke="#7c8f74" stroke-width="14" stroke-linecap="round"/></g>`,
    ),
  ],
} satisfies LessonPictures;
