import { darken, lighten, mix } from "../../color/mix.ts";
import { between, type Random, seededRandom } from "../../random.ts";
import { drawingAt, groundShadow, linear } from "../../tree/svg.ts";
import type { Art, ArtContext } from "../art.ts";

/** A house on its lawn, with the small things that make a home: lit windows, a path, a tree, a chimney. */
export function house({ palette }: ArtContext, seed: number): Art {
  const random = seededRandom(seed + 11);
  const wall = lighten(mix(palette.paper, palette.glow, 0.6), 0.5);
  const roof = mix(palette.accent, "#5b2a1f", 0.25);
  const body = [
    lawn(),
    tree(140, 420, 1.1, random),
    tree(800, 430, 0.8, random),
    building(wall, roof, palette.pop),
    bushes(random),
    path(),
  ].join("");
  const defs = [
    linear(
      "grass",
      [
        [0, "#8fce7b"],
        [1, "#4f9e58"],
      ],
      "down",
    ),
    linear("wall", [
      [0, lighten(wall, 0.4)],
      [1, darken(wall, 0.12)],
    ]),
    linear(
      "roof",
      [
        [0, lighten(roof, 0.14)],
        [1, darken(roof, 0.22)],
      ],
      "down",
    ),
    linear(
      "lit",
      [
        [0, "#fff6d2"],
        [1, "#ffd988"],
      ],
      "down",
    ),
    linear(
      "path",
      [
        [0, "#efe4d2"],
        [1, "#cdbb9f"],
      ],
      "down",
    ),
    groundShadow("under", "#1d3b22", 0.28),
  ].join("");
  return { aspect: 960 / 640, paint: (area) => [drawingAt({ width: 960, height: 640, body, defs }, area)] };
}

const lawn = () =>
  `<ellipse cx="480" cy="560" rx="480" ry="84" fill="url(#grass)"/><ellipse cx="480" cy="556" rx="350" ry="46" fill="url(#under)"/>`;

function building(wall: string, roof: string, door: string) {
  const window = (x: number, y: number, width: number, height: number) =>
    `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" rx="8" fill="#fff"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="url(#lit)"/><path d="M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}" stroke="#fff" stroke-width="7"/><path d="M${x} ${y}H${x + width * 0.4}L${x} ${y + height * 0.6}Z" fill="#fff" opacity=".45"/><rect x="${x - 14}" y="${y + height + 8}" width="${width + 28}" height="12" rx="5" fill="${darken(wall, 0.14)}"/>`;
  const tiles = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M${214 - index * 4 + index * 34} ${300 - index * 28}H${746 + index * 4 - index * 34}" stroke="#000" stroke-opacity=".1" stroke-width="5"/>`,
  ).join("");
  return `<rect x="640" y="110" width="66" height="120" fill="${darken(roof, 0.24)}"/><rect x="630" y="100" width="86" height="24" rx="6" fill="${darken(roof, 0.4)}"/>
<rect x="230" y="280" width="500" height="276" fill="url(#wall)"/><rect x="230" y="280" width="500" height="34" fill="#000" opacity=".12"/>
<path d="M176 306L396 112C402 106 410 104 418 104H542C550 104 558 106 564 112L784 306C792 314 786 326 776 326H184C174 326 168 314 176 306Z" fill="url(#roof)"/>${tiles}<rect x="176" y="306" width="608" height="22" rx="10" fill="#fff"/>
<path d="M400 236L480 166L560 236V306H400Z" fill="url(#wall)"/><path d="M384 246L480 160L576 246" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/><circle cx="480" cy="244" r="30" fill="#fff"/><circle cx="480" cy="244" r="23" fill="url(#lit)"/>
${window(276, 376, 110, 96)}${window(574, 376, 110, 96)}
<rect x="428" y="372" width="104" height="184" rx="10" fill="#fff"/><rect x="438" y="382" width="84" height="174" rx="6" fill="${door}"/><rect x="450" y="396" width="60" height="52" rx="5" fill="url(#lit)"/><rect x="450" y="464" width="60" height="74" rx="5" fill="#000" opacity=".1"/><circle cx="510" cy="474" r="6" fill="#ffe08a"/><rect x="408" y="548" width="144" height="16" rx="5" fill="${darken(wall, 0.2)}"/>`;
}

const path = () => `<path d="M436 562H524C540 590 580 616 620 640H340C380 616 420 590 436 562Z" fill="url(#path)"/>`;

function tree(x: number, y: number, scale: number, random: Random) {
  const crowns = Array.from({ length: 5 }, (_, index) => {
    const cx = between(random, -54, 54);
    const cy = -150 - index * 26 + between(random, -14, 14);
    return `<circle cx="${cx}" cy="${cy}" r="${between(random, 58, 80)}" fill="${["#3f8f5a", "#4ea768", "#5cb974", "#348050", "#6cc583"][index]}"/>`;
  });
  return `<g transform="translate(${x} ${y + 110}) scale(${scale})"><path d="M-14 0L-8 -150H8L14 0Z" fill="#7a4e33"/>${crowns.join("")}</g>`;
}

const bushes = (random: Random) =>
  [250, 300, 352, 610, 664, 712]
    .map(
      (x, index) =>
        `<circle cx="${x}" cy="${548 + between(random, -6, 6)}" r="${between(random, 28, 40)}" fill="${index % 2 ? "#4ea768" : "#3f8f5a"}"/><circle cx="${x + 6}" cy="${532}" r="7" fill="#ffd3e0"/>`,
    )
    .join("");
