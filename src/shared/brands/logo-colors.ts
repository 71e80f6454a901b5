/** How far apart two colours are that count as one, and the least share of a colour that counts. */
const [NEAR, LEAST] = [46, 0.03];
const MOST = 5;

type Rgb = readonly [red: number, green: number, blue: number];
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
  const groups: { color: Rgb; count: number }[] = [];
  // The fullest come first, so that edges, which are mixed of two colours, join one of them.
  for (const { sum, count } of [...bins.values()].sort((one, other) => other.count - one.count)) {
    const color: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count];
    const group = groups.find((one) => distance(one.color, color) < NEAR);
    if (group) group.count += count;
    else if (groups.length < MOST_GROUPS) groups.push({ color, count });
  }
  return groups
    .map(({ color, count }) => ({ hex: hexOf(color), share: count / all }))
    .filter(({ share }) => share >= LEAST)
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST);
}

const MOST_GROUPS = 64;

const distance = (one: Rgb, other: Rgb) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const hexOf = (color: Rgb) => `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
