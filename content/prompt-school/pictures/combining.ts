import { familyList } from "../../../src/engine/scene/typefaces.ts";
import { type Node, words } from "../../../src/engine/tree/node.ts";
import { linear } from "../../../src/engine/tree/svg.ts";
import { type LessonPictures, layer, whole } from "./picture.ts";

/** In a field of 560 by 600, collar at the top. */
const SHIRT =
  "M186 40C210 84 350 84 374 40L430 62C470 80 496 110 514 150L556 262 470 300 446 246C446 360 448 470 454 572 340 592 220 592 106 572 112 470 114 360 114 246L90 300 4 262 46 150C64 110 90 80 130 62Z";

const shade = `<g clip-path="url(#shirt)"><g filter="url(#soft)"><path d="M454 572C448 470 446 360 446 246L470 300 556 262 514 150C496 110 470 80 430 62L400 50C420 200 380 420 400 582Z" fill="#26354a" fill-opacity="0.2"/>
  <path d="M114 246C150 300 150 420 132 576L106 572C112 470 114 360 114 246Z" fill="#26354a" fill-opacity="0.14"/></g></g>`;
const folds = `<g clip-path="url(#shirt)"><g filter="url(#soft)"><g fill="none" stroke="#26354a" stroke-linecap="round"><path d="M136 250C210 300 240 380 232 470" stroke-width="15" stroke-opacity="0.18"/><path d="M424 260C370 330 356 400 372 500" stroke-width="19" stroke-opacity="0.22"/>
  <path d="M196 420C240 450 330 448 372 416" stroke-width="13" stroke-opacity="0.13"/><path d="M160 540C240 510 320 520 396 548" stroke-width="13" stroke-opacity="0.14"/><path d="M120 120C140 160 132 200 114 246M440 120C424 160 430 200 446 246" stroke-width="11" stroke-opacity="0.22"/></g>
  <g fill="none" stroke="#ffffff" stroke-linecap="round"><path d="M168 250C236 306 262 380 256 460" stroke-width="11" stroke-opacity="0.8"/><path d="M398 270C352 336 338 410 350 490" stroke-width="10" stroke-opacity="0.5"/></g></g></g>`;
const collar = `<path d="M186 40C210 84 350 84 374 40L356 34C334 66 226 66 204 34Z" fill="#dfe4ea" stroke="#b9c2cd" stroke-width="3"/><path d="M204 34C226 66 334 66 356 34 320 26 240 26 204 34Z" fill="#9aa6b4"/>`;

const shirt = (x: number, y: number, scale: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${SHIRT}" fill="${fill}" stroke="#b9c2cd" stroke-width="3" stroke-linejoin="round"/>${shade}${collar}</g>`;

const card = (y: number) => `<rect x="56" y="${y}" width="280" height="280" rx="24" fill="#ffffff"/>`;
const cardShadow = `<g fill="#20304a" fill-opacity="0.3"><rect x="60" y="100" width="272" height="280" rx="24"/><rect x="60" y="530" width="272" height="280" rx="24"/></g>`;
const signs = `<g stroke="#20304a" stroke-width="9" stroke-linecap="round"><path d="M178 450h36M196 432v36M368 438h40M368 462h40"/></g>`;

type Mark = { x: number; y: number; size: number; text?: string; color?: string; dot?: boolean; turn?: number };

/** The mark of an invented company: five letters and a dot. */
const mark = (
  { x, y, size, text = "nudge", color = "#f2571c", turn = 0 }: Mark,
  face: "geometric" | "slab" = "geometric",
): Node =>
  words(text, {
    position: "absolute",
    left: x,
    top: y,
    fontFamily: familyList(face),
    fontSize: size,
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: "-0.04em",
    color,
    whiteSpace: "pre",
    ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
  });
const dot = (x: number, y: number, r: number, color = "#f2571c") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

const soft = `<clipPath id="shirt"><path d="${SHIRT}"/></clipPath><filter id="soft" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="11"/></filter>`;
const room = linear(
  "room",
  [
    [0, "#e8eef6"],
    [1, "#c6d3e4"],
  ],
  "diagonal",
);
const cloth =
  linear("cloth", [
    [0, "#ffffff"],
    [0.5, "#f6f7f9"],
    [1, "#dfe4ea"],
  ]) + soft;
const small = `${card(86)}${card(516)}${shirt(92, 118, 0.37, "url(#cloth)")}`;
const bigShadow = '<path d="M480 250 1150 250 1090 860H560Z" fill="#20304a" fill-opacity="0.28"/>';

const inputs = [
  layer(cardShadow, "", 22),
  layer(small + signs + dot(292, 622, 11), cloth),
  mark({ x: 92, y: 612, size: 76 }),
];

export default {
  text: "nudge nugde.",
  faces: ["geometric", "slab"],
  good: () => [
    layer(whole('fill="url(#room)"'), room),
    ...inputs,
    layer(bigShadow, "", 36),
    layer(shirt(446, 90, 1.26, "url(#cloth)"), cloth),
    mark({ x: 688, y: 356, size: 96 }),
    layer(dot(940, 370, 14)),
    layer(`<g transform="translate(446 90) scale(1.26)">${folds}</g>`, soft),
  ],
  careless: () => [
    layer(whole('fill="url(#room)"'), room),
    ...inputs,
    layer(bigShadow, "", 36),
    layer(shirt(446, 90, 1.26, "#9aa3ad"), soft),
    layer(`<g transform="translate(446 90) scale(1.26)">${folds}</g>`, soft),
    layer('<rect x="586" y="470" width="330" height="150" rx="10" fill="#ffffff" transform="rotate(-6 750 545)"/>'),
    mark({ x: 600, y: 492, size: 100, text: "nugde.", color: "#c7352b", turn: -6 }, "slab"),
  ],
} satisfies LessonPictures;
