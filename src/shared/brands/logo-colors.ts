/** How far apart two colours are that count as one, and the least share of a colour that counts. */
const [NEAR, LEAST] = [46, 0.03];
const MOST = 5;
/** A soft edge lies this near to the line between two colours, and has at most this share of the lesser one. */
const [ON_LINE, MOST_OF_EDGE] = [24, 0.4];

type Rgb = readonly [red: number, green: number, blue: number];
type Group = { color: Rgb; count: number };
export type LogoColor = { hex: string; share: number };

/** The colours of a logo, from the one with the largest share on. What is transparent counts nothing. */
export function logoColors(rgba: ArrayLike<number>): LogoColor[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>();
  let all = 0;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 160) continue;
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 };
    bin.sum[0] += red;
    bin.sum[1] += green;
    bin.sum[2] += blue;
    bin.count++;
    bins.set(key, bin);
    all++;
  }
  const groups: Group[] = [];
  // The fullest come first, so that edges, which are mixed of two colours, join one of them.
  for (const { sum, count } of [...bins.values()].sort((one, other) => other.count - one.count)) {
    const color: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
    const group = groups.find((one) => distance(one.color, color) < NEAR);
    if (group) group.count += count;
    else if (groups.length < MOST_GROUPS) groups.push({ color, count });
  }
  return groups
    .filter((group) => !isEdge(group, groups))
    .map(({ color, count }) => ({ hex: hexOf(color), share: count / all }))
    .filter(({ share }) => share >= LEAST)
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST);
}

const MOST_GROUPS = 64;

/** The edge of a small icon is as wide as its strokes: mixed of two colours that have more of it each. */
function isEdge({ color, count }: Group, groups: readonly Group[]): boolean {
  const larger = groups.filter((other) => count <= other.count * MOST_OF_EDGE);
  return larger.some((one, at) => larger.slice(at + 1).some((other) => isBetween(color, one.color, other.color)));
}

function isBetween(color: Rgb, from: Rgb, to: Rgb): boolean {
  const dot = (one: Rgb, other: Rgb) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  const minus = (one: Rgb, other: Rgb): Rgb => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  const line = minus(to, from);
  const share = dot(minus(color, from), line) / dot(line, line);
  const mixed: Rgb = [from[0] + share * line[0], from[1] + share * line[1], from[2] + share * line[2]];
  return share > 0 && share < 1 && distance(color, mixed) < ON_LINE;
}

const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const hexOf = (color: Rgb) => `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
