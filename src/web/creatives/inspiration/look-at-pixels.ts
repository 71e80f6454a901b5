const SIDE = 32;
const STEP = 48;
const OPAQUE = 245;
const MOST = 4;
/** Two colours nearer than this look like one. */
const NEAR = 60;

type Rgb = [red: number, green: number, blue: number];

/** Whether a picture shows the ground through, and its main colours, from a tiny copy of it. */
export function lookAtPixels(picture: CanvasImageSource): { isTransparent: boolean; colors: string[] } {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return { isTransparent: false, colors: [] };
  context.drawImage(picture, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  let alphas = 0;
  for (let at = 3; at < data.length; at += 4) alphas += data[at] ?? 255;
  return { isTransparent: alphas / (SIDE * SIDE) < OPAQUE, colors: mainColors(data) };
}

export function mainColors(rgba: ArrayLike<number>): string[] {
  const counts = new Map<string, { count: number; sum: Rgb }>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r, g, b, alpha] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, rgba[at + 3] ?? 0];
    if (alpha < 128) continue;
    const key = [r, g, b].map((channel) => Math.floor(channel / STEP)).join();
    const { count, sum } = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
    counts.set(key, { count: count + 1, sum: [sum[0] + r, sum[1] + g, sum[2] + b] });
  }
  const chosen: Rgb[] = [];
  for (const { count, sum } of [...counts.values()].sort((a, b) => b.count - a.count)) {
    const color = sum.map((channel) => Math.round(channel / count)) as Rgb;
    const isNew = chosen.every((other) => Math.hypot(...color.map((channel, at) => channel - (other[at] ?? 0))) > NEAR);
    if (isNew && chosen.length < MOST) chosen.push(color);
  }
  return chosen.map((color) => `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);
}
