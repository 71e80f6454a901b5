import { darken, lighten } from "../color/mix.ts";
import { pick, seededRandom } from "../random.ts";
import type { Palette } from "../scene/palette.ts";
import { drawingAt, linear } from "../tree/svg.ts";
import type { Art } from "./art.ts";

const SKINS = ["#f6cfae", "#e8b58c", "#c98d62", "#9a6240", "#6d432c"] as const;
const HAIRS = ["#2a1c1a", "#5a3825", "#8a5a2b", "#c9632b", "#3b3f4d", "#d9d3cd"] as const;
const CUTS = ["long", "bob", "crop", "curls", "bun"] as const;

/** A friendly drawn person, not a real one, in a ring of the brand's colours. */
export function portrait(seed: number, palette: Palette): Art {
  const random = seededRandom(seed * 101 + 7);
  const skin = pick(random, SKINS);
  const hair = pick(random, HAIRS);
  const cut = pick(random, CUTS);
  const glasses = random() < 0.35;
  const beard = cut === "crop" && random() < 0.5;
  const ground = lighten(palette.shade, 0.25);
  const body = `<circle cx="200" cy="200" r="200" fill="url(#ring)"/><circle cx="200" cy="200" r="186" fill="${palette.paper}"/><clipPath id="c"><circle cx="200" cy="200" r="176"/></clipPath><g clip-path="url(#c)"><rect width="400" height="400" fill="${ground}"/><circle cx="290" cy="110" r="120" fill="${lighten(palette.glow, 0.3)}" opacity=".6"/>${person(skin, hair, cut, palette.accent, glasses, beard)}</g>`;
  const defs =
    linear(
      "ring",
      [
        [0, palette.accent],
        [0.6, palette.pop],
        [1, palette.accent],
      ],
      "diagonal",
    ) +
    linear("skin", [
      [0, lighten(skin, 0.12)],
      [1, darken(skin, 0.1)],
    ]) +
    linear(
      "shirt",
      [
        [0, lighten(palette.accent, 0.12)],
        [1, darken(palette.accent, 0.2)],
      ],
      "down",
    );
  return { aspect: 1, paint: (area) => [drawingAt({ width: 400, height: 400, body, defs }, area)] };
}

function person(
  skin: string,
  hair: string,
  cut: (typeof CUTS)[number],
  shirt: string,
  glasses: boolean,
  beard: boolean,
) {
  const shade = darken(skin, 0.22);
  const behind = {
    long: `<path d="M104 330C84 200 100 76 200 74C300 76 316 200 296 330Z" fill="${darken(hair, 0.15)}"/>`,
    bob: `<path d="M106 254C88 160 112 76 200 74C288 76 312 160 294 254Z" fill="${darken(hair, 0.15)}"/>`,
    bun: `<circle cx="200" cy="66" r="40" fill="${hair}"/>`,
    curls: curls(hair, [
      [118, 190, 38],
      [282, 190, 38],
      [112, 232, 30],
      [288, 232, 30],
    ]),
    crop: "",
  }[cut];
  const front = {
    long: `<path d="M122 190C116 108 160 82 204 84C262 84 286 128 280 190C262 168 236 132 214 122C196 150 156 172 122 190Z" fill="${hair}"/>`,
    bob: `<path d="M120 196C112 110 160 80 204 82C262 82 288 128 280 196C270 160 256 142 232 138C196 144 156 140 136 152C128 166 124 180 120 196Z" fill="${hair}"/>`,
    bun: `<path d="M122 186C118 110 156 82 200 82C246 82 284 110 278 186C268 150 244 126 200 126C158 126 132 150 122 186Z" fill="${hair}"/>`,
    curls: curls(hair, [
      [138, 142, 36],
      [170, 110, 38],
      [210, 100, 40],
      [248, 118, 36],
      [272, 152, 32],
      [190, 128, 30],
    ]),
    crop: `<path d="M120 180C112 112 150 78 202 78C258 78 290 116 280 180C276 150 262 130 244 126C210 130 160 128 142 134C130 146 124 160 120 180Z" fill="${hair}"/>`,
  }[cut];
  const specs = glasses
    ? `<g fill="none" stroke="#2a2530" stroke-width="6"><circle cx="168" cy="204" r="24"/><circle cx="232" cy="204" r="24"/><path d="M192 202H208"/></g>`
    : "";
  const whiskers = beard
    ? `<path d="M128 226C132 292 170 306 200 306C230 306 268 292 272 226C262 250 238 252 200 246C162 252 138 250 128 226Z" fill="${hair}"/>`
    : "";
  return `${behind}<path d="M60 420C64 340 120 318 166 308H234C280 318 336 340 340 420Z" fill="url(#shirt)"/><path d="M166 300V322C176 346 224 346 234 322V300Z" fill="${shade}"/><path d="M124 190C124 128 158 108 200 108C242 108 276 128 276 190C276 262 240 300 200 300C160 300 124 262 124 190Z" fill="url(#skin)"/><circle cx="122" cy="208" r="17" fill="${skin}"/><circle cx="278" cy="208" r="17" fill="${skin}"/>${whiskers}${front}<ellipse cx="168" cy="204" rx="8" ry="10" fill="#231d26"/><ellipse cx="232" cy="204" rx="8" ry="10" fill="#231d26"/><circle cx="171" cy="200" r="3" fill="#fff"/><circle cx="235" cy="200" r="3" fill="#fff"/><path d="M154 180Q168 172 184 180M216 180Q232 172 246 180" fill="none" stroke="${darken(hair, 0.2)}" stroke-width="6" stroke-linecap="round"/><path d="M200 208Q210 230 196 232" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/><path d="M170 252Q200 284 230 252Q200 262 170 252Z" fill="#fff" stroke="#8b3a3a" stroke-width="4" stroke-linejoin="round"/><ellipse cx="150" cy="238" rx="15" ry="9" fill="#ff8f8f" opacity=".35"/><ellipse cx="250" cy="238" rx="15" ry="9" fill="#ff8f8f" opacity=".35"/>${specs}<path d="M166 312L200 350L234 312" fill="none" stroke="${darken(shirt, 0.3)}" stroke-width="7" stroke-linejoin="round"/>`;
}

const curls = (color: string, spots: [number, number, number][]) =>
  spots.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join("");
