import { between, type Random, seededRandom } from "../../random.ts";
import type { ArtOf } from "../../scene/art-reference.ts";
import type { Box } from "../../scene/box.ts";
import { box } from "../../scene/box.ts";
import type { Node } from "../../tree/node.ts";
import { linear, radial, svgAt } from "../../tree/svg.ts";

type Scenery = {
  sky: readonly [string, string, string];
  sun: string;
  sunAt: readonly [number, number];
  layers: readonly string[];
  draw: (y: number, color: string, width: number, height: number, random: Random) => string;
};

/** A full-bleed scene in the manner of a travel poster: sky, a low sun and silhouettes one behind another. */
export function landscape({ variant, seed }: Pick<ArtOf<"landscape">, "variant" | "seed">, area: Box): Node {
  const { width, height } = area;
  const random = seededRandom(seed * 31 + 9);
  const { sky, sun, sunAt, layers, draw } = SCENERIES[variant];
  // In a tall picture the words are at the top, so the horizon moves down.
  const sink = height / width > 1.5 ? 0.14 : 0;
  const [cx, cy] = [sunAt[0] * width, (sunAt[1] + sink) * height];
  const r = Math.min(width, height) * 0.1;
  const air = airOf(variant, width, height, random);
  const ground = layers
    .map((color, index) => draw(0.56 + sink * 0.9 + index * 0.115, color, width, height, random))
    .join("");
  const body = `<rect width="${width}" height="${height}" fill="url(#sky)"/><circle cx="${cx}" cy="${cy}" r="${r * 3.6}" fill="url(#halo)"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${sun}"/>${air}${ground}`;
  const defs =
    linear(
      "sky",
      [
        [0, sky[0]],
        [0.42, sky[1]],
        [0.72, sky[2]],
      ],
      "down",
    ) +
    radial("halo", [
      [0, sun, 0.7],
      [0.3, sun, 0.34],
      [0.62, sun, 0.1],
      [1, sun, 0],
    ]);
  return svgAt(box(area.x, area.y, width, height), body, defs);
}

/** Something to look at above the horizon: stars over a city, birds and long clouds elsewhere. */
function airOf(variant: ArtOf<"landscape">["variant"], width: number, height: number, random: Random) {
  const unit = Math.min(width, height) / 1080;
  const stars = () =>
    Array.from(
      { length: 130 },
      () =>
        `<circle cx="${between(random, 0, width).toFixed(0)}" cy="${between(random, 0, height * 0.5).toFixed(0)}" r="${(between(random, 1.4, 5) * unit).toFixed(1)}" fill="#fff" opacity="${between(random, 0.35, 1).toFixed(2)}"/>`,
    ).join("");
  const cloud = () => {
    const [x, y, w] = [
      between(random, -0.1, 0.9) * width,
      between(random, 0.06, 0.44) * height,
      between(random, 220, 520) * unit,
    ];
    const h = between(random, 16, 30) * unit;
    return `<g fill="#fff" opacity="${between(random, 0.22, 0.46).toFixed(2)}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}"/><rect x="${x + w * 0.16}" y="${y - h * 0.85}" width="${w * 0.5}" height="${h}" rx="${h / 2}"/><rect x="${x + w * 0.4}" y="${y + h * 0.85}" width="${w * 0.7}" height="${h}" rx="${h / 2}"/></g>`;
  };
  const bird = () => {
    const [x, y, s] = [
      between(random, 0.45, 0.92) * width,
      between(random, 0.16, 0.4) * height,
      between(random, 12, 24) * unit,
    ];
    return `<path d="M${x - s} ${y - s * 0.4}Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y}Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.4}" fill="none" stroke="#1b1733" stroke-width="${4 * unit}" stroke-linecap="round"/>`;
  };
  if (variant === "city") return stars() + Array.from({ length: 4 }, cloud).join("");
  return Array.from({ length: 6 }, cloud).join("") + Array.from({ length: 7 }, bird).join("");
}

function ridge(y: number, color: string, width: number, height: number, random: Random, rough = 0.03) {
  let level = y * height;
  const step = width / 60;
  const points = Array.from({ length: 61 }, (_, index) => {
    level += (random() - 0.5) * height * rough;
    level += (y * height - level) * 0.05;
    return `L${(index * step).toFixed(0)} ${level.toFixed(0)}`;
  });
  return `<path d="M0 ${height}${points.join("")}L${width} ${height}Z" fill="${color}"/>`;
}

function water(y: number, color: string, width: number, height: number, random: Random) {
  const glints = Array.from(
    { length: 26 },
    () =>
      `<rect x="${between(random, 0, width)}" y="${between(random, y * height, height)}" width="${between(random, 30, 160)}" height="4" rx="2" fill="#fff" opacity=".22"/>`,
  ).join("");
  return `<rect y="${y * height}" width="${width}" height="${height}" fill="${color}"/>${glints}`;
}

function skyline(y: number, color: string, width: number, height: number, random: Random) {
  let out = "";
  for (let x = -20; x < width; ) {
    const w = between(random, 50, 130);
    const top = (y - between(random, 0, 0.16)) * height;
    out += `<rect x="${x.toFixed(0)}" y="${top.toFixed(0)}" width="${w.toFixed(0)}" height="${height}" fill="${color}"/>`;
    for (let wy = top + 22; wy < Math.min(height, top + 420); wy += 34)
      for (let wx = x + 12; wx < x + w - 16; wx += 24)
        if (random() < 0.3)
          out += `<rect x="${wx.toFixed(0)}" y="${wy.toFixed(0)}" width="11" height="15" fill="#ffd98a" opacity="${between(random, 0.35, 0.9).toFixed(2)}"/>`;
    x += w + between(random, 0, 14);
  }
  return out;
}

function pines(y: number, color: string, width: number, height: number, random: Random) {
  let out = `<rect y="${(y + 0.06) * height}" width="${width}" height="${height}" fill="${color}"/>`;
  for (let x = -20; x < width + 20; x += between(random, 20, 46)) {
    const top = (y - between(random, 0, 0.09)) * height;
    const foot = (y + 0.08) * height;
    const w = (foot - top) * 0.24;
    out += `<path d="M${x} ${top}L${x + w} ${foot}H${x - w}Z" fill="${color}"/>`;
  }
  return out;
}

const dunes = (y: number, color: string, width: number, height: number, random: Random) => {
  const lift = between(random, 0.04, 0.1) * height;
  const from = y * height;
  return `<path d="M0 ${from}C${width * 0.25} ${from - lift} ${width * 0.45} ${from + lift} ${width * 0.66} ${from}S${width * 0.9} ${from - lift} ${width} ${from - lift * 0.3}V${height}H0Z" fill="${color}"/>`;
};

const SCENERIES: Record<ArtOf<"landscape">["variant"], Scenery> = {
  mountains: {
    sky: ["#27356a", "#c4668a", "#f9b595"],
    sun: "#fff1c9",
    sunAt: [0.7, 0.46],
    layers: ["#8a5a83", "#5a3d6b", "#35284f", "#1b1733"],
    draw: ridge,
  },
  sea: {
    sky: ["#0b4f7d", "#4fb3c9", "#ffe0b0"],
    sun: "#fff6dc",
    sunAt: [0.68, 0.5],
    layers: ["#2d8fa6", "#1b6f8a", "#11506b", "#0a3550"],
    draw: water,
  },
  city: {
    sky: ["#0d1033", "#3a2a72", "#c75b8a"],
    sun: "#ffd9c2",
    sunAt: [0.74, 0.36],
    layers: ["#4b3478", "#2f2459", "#1c173d", "#0f0d26"],
    draw: skyline,
  },
  forest: {
    sky: ["#0e3b3a", "#4f8f78", "#f4e2ae"],
    sun: "#fffbe2",
    sunAt: [0.66, 0.42],
    layers: ["#4a7f68", "#2f604f", "#1d4439", "#0d2a24"],
    draw: pines,
  },
  desert: {
    sky: ["#3a1d5c", "#d1586b", "#ffc27a"],
    sun: "#fff0c4",
    sunAt: [0.7, 0.44],
    layers: ["#c9693f", "#a04a35", "#71312f", "#431c26"],
    draw: dunes,
  },
};
