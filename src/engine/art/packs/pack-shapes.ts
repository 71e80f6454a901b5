import { darken, lighten, mix } from "../../color/mix.ts";
import { type Box, box } from "../../scene/box.ts";
import type { PackColors } from "./pack-colors.ts";

/** A silhouette: the body is filled, patterned and shaded as a cylinder; `behind` and `front` are drawn as they are. */
export type PackShape = {
  width: number;
  height: number;
  body: string;
  behind?: (colors: PackColors) => string;
  front?: (colors: PackColors) => string;
  label: Box;
  /** How round the body is: 0 shades it flat like a pouch, 1 like a can. */
  round: number;
  /** A see-through body shows its content from this height downwards. */
  content?: number;
};

const ribs = (x: number, y: number, width: number, height: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x + (width / count) * index}" y="${y}" width="${width / count / 3}" height="${height}" fill="#000" opacity=".09"/>`,
  ).join("");

const cap = (x: number, y: number, width: number, height: number, rx: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="url(#cap)"/>`;

const metalRim = (y: number, flip: boolean) => {
  const [wide, narrow] = flip ? [y, y + 34] : [y + 34, y];
  return `<path d="M40 ${wide}L58 ${narrow}H302L320 ${wide}Z" fill="url(#metal)"/>`;
};

export const PACK_SHAPES = {
  bottle: {
    width: 360,
    height: 720,
    body: "M60 244C60 192 112 170 140 166H220C248 170 300 192 300 244V650C300 684 280 702 250 702H110C80 702 60 684 60 650Z",
    behind: () =>
      `${cap(118, 18, 124, 122, 16)}${ribs(126, 24, 108, 108, 9)}<rect x="134" y="136" width="92" height="34" fill="url(#neck)"/>`,
    label: box(92, 356, 176, 240),
    round: 1,
    content: 292,
  },
  dropper: {
    width: 360,
    height: 720,
    body: "M64 330C64 284 118 268 138 262H222C242 268 296 284 296 330V660C296 688 280 702 252 702H108C80 702 64 688 64 660Z",
    behind: () =>
      `<path d="M150 20C150 6 210 6 210 20L214 120H146Z" fill="url(#rubber)"/>${cap(124, 116, 112, 120, 12)}${ribs(132, 122, 98, 108, 8)}<rect x="138" y="232" width="84" height="34" fill="url(#neck)"/><rect x="174" y="262" width="12" height="330" rx="6" fill="#fff" opacity=".5"/>`,
    label: box(92, 400, 176, 218),
    round: 1,
    content: 372,
  },
  pump: {
    width: 380,
    height: 720,
    body: "M50 300C50 252 88 232 120 232H260C292 232 330 252 330 300V650C330 684 308 702 280 702H100C72 702 50 684 50 650Z",
    behind: () =>
      `<path d="M84 70C84 44 104 34 130 34H220C246 34 256 50 256 70V98H200V150H180V98H120C120 120 84 122 84 100Z" fill="url(#cap)"/><rect x="178" y="90" width="24" height="90" fill="url(#neck)"/>${cap(138, 160, 104, 76, 14)}${ribs(146, 166, 90, 64, 8)}`,
    label: box(86, 350, 208, 240),
    round: 1,
  },
  can: {
    width: 360,
    height: 700,
    body: "M40 70V632H320V70Z",
    front: () =>
      `${metalRim(38, false)}${metalRim(630, true)}<ellipse cx="180" cy="39" rx="122" ry="20" fill="#eceff3"/><ellipse cx="180" cy="39" rx="100" ry="14" fill="#9aa3ad"/><ellipse cx="180" cy="43" rx="92" ry="11" fill="#c9d0d8"/><path d="M150 42a30 8 0 0 1 60 0a30 8 0 0 1-60 0Z" fill="#eef1f4" stroke="#8c96a1" stroke-width="3"/>`,
    label: box(66, 190, 228, 300),
    round: 1,
  },
  jar: {
    width: 460,
    height: 460,
    body: "M40 168C40 146 60 132 84 132H376C400 132 420 146 420 168V396C420 424 400 442 372 442H88C60 442 40 424 40 396Z",
    behind: () =>
      `${cap(26, 20, 408, 122, 24)}${ribs(44, 44, 372, 84, 26)}<rect x="26" y="20" width="408" height="26" rx="13" fill="#fff" opacity=".35"/>`,
    label: box(92, 200, 276, 172),
    round: 1,
  },
  tube: {
    width: 320,
    height: 720,
    body: "M36 42H284C288 200 282 420 262 600H58C38 420 32 200 36 42Z",
    behind: ({ main }) =>
      `<rect x="30" y="12" width="260" height="44" rx="6" fill="${darken(main, 0.1)}"/>${ribs(34, 14, 252, 40, 24)}`,
    front: () => `${cap(64, 592, 192, 112, 18)}${ribs(76, 604, 170, 92, 14)}`,
    label: box(68, 170, 184, 300),
    round: 0.9,
  },
  pouch: {
    width: 480,
    height: 680,
    body: "M52 60C60 52 420 52 428 60C420 200 452 330 448 520C446 600 452 640 446 652C330 676 150 676 34 652C28 640 34 600 32 520C28 330 60 200 52 60Z",
    behind: ({ main }) => `<path d="M48 22H432L428 76H52Z" fill="${darken(main, 0.16)}"/>${ribs(50, 24, 380, 50, 48)}`,
    front: ({ main }) =>
      `<path d="M32 520C130 590 350 590 448 520C446 600 452 640 446 652C330 676 150 676 34 652C28 640 34 600 32 520Z" fill="${darken(main, 0.25)}" opacity=".28"/><path d="M96 110C84 250 70 360 80 500" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".2" fill="none"/><path d="M392 120C404 260 412 340 404 470" stroke="#000" stroke-width="14" stroke-linecap="round" opacity=".1" fill="none"/><rect x="60" y="96" width="360" height="5" rx="2" fill="#000" opacity=".13"/><circle cx="240" cy="48" r="13" fill="${lighten(main, 0.55)}"/>`,
    label: box(104, 170, 272, 320),
    round: 0.25,
  },
  box: {
    width: 520,
    height: 620,
    body: "M40 110L330 150V596L40 540Z",
    behind: ({ main }) =>
      `<path d="M40 110L190 62L480 96L330 150Z" fill="${lighten(main, 0.34)}"/><path d="M330 150L480 96V520L330 596Z" fill="${darken(main, 0.34)}"/><path d="M330 150L480 96V520L330 596Z" fill="url(#side)"/><path d="M40 110L190 62L480 96L330 150Z" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
    label: box(66, 176, 236, 330),
    round: 0.08,
  },
  carton: {
    width: 420,
    height: 720,
    body: "M40 210H300V700H40Z",
    behind: ({ main, second }) =>
      `<path d="M300 210L390 180V660L300 700Z" fill="${darken(main, 0.32)}"/><path d="M40 210L92 92H352L300 210Z" fill="${mix(main, second, 0.35)}"/><path d="M300 210L352 92L390 180Z" fill="${darken(mix(main, second, 0.35), 0.4)}"/><rect x="90" y="34" width="264" height="62" rx="6" fill="${lighten(main, 0.2)}"/>${ribs(92, 36, 260, 58, 28)}<circle cx="176" cy="156" r="36" fill="url(#cap)"/><circle cx="176" cy="150" r="27" fill="#fff" opacity=".4"/>`,
    label: box(64, 290, 212, 290),
    round: 0.1,
  },
} as const satisfies Record<string, PackShape>;
