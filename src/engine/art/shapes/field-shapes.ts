import { block, colorAt, disc, path, type Shape } from "./shape-kit.ts";

/** Rings that open from a corner or from the middle of a side, past the edges of the area. */
export const rings: Shape = (width, height, brush) => {
  const corners = [0, 0.5, 1];
  const x = width * (corners[Math.floor(brush.random() * 3)] ?? 0.5);
  const y = height * (brush.random() < 0.5 ? 0 : 1);
  const reach = Math.hypot(Math.max(x, width - x), height);
  const count = 7;
  return (
    block(0, 0, width, height, colorAt(brush, count)) +
    Array.from({ length: count }, (_, index) =>
      disc(x, y, (reach * (count - index)) / (count + 0.6), colorAt(brush, count - 1 - index)),
    ).join("")
  );
};

/** Swells of colour, one in front of the other. */
export const waves: Shape = (width, height, brush) => {
  const count = Math.max(5, Math.round((height / Math.min(width, height)) * 6));
  const length = Math.min(width, height) / 1.2;
  const lift = (height / count) * 1.1;
  const shift = Math.floor(brush.random() * brush.colors.length);
  const swells = Array.from({ length: count }, (_, index) => {
    const y = (height * (index + 0.8)) / count;
    const from = -length * (0.2 + ((index * 0.37) % 1));
    const bends = Array.from({ length: Math.ceil((width - from) / length) + 1 }, (__, bend) => {
      const x = from + bend * length;
      return ["C", x + length / 4, y - lift, x + (length * 3) / 4, y + lift, x + length, y];
    });
    const color = colorAt(brush, shift + index + 1);
    return path(color, "M", from, height + 2, "L", from, y, ...bends.flat(), "V", height + 2, "Z");
  });
  return block(0, 0, width, height, colorAt(brush, shift)) + swells.join("");
};

/** Long stripes with a round bite in each, and a disc that fits the bite. */
export const stripes: Shape = (width, height, brush) => {
  const count = Math.max(3, Math.round((width / Math.min(width, height)) * 4));
  const w = width / count;
  const ground = colorAt(brush, 0);
  return (
    block(0, 0, width, height, ground) +
    Array.from({ length: count }, (_, index) => {
      const y = height * (0.18 + 0.64 * brush.random());
      const color = colorAt(brush, 1 + (index % (brush.colors.length - 1)));
      const next = colorAt(brush, 1 + ((index + 1) % (brush.colors.length - 1)));
      const x = index * w;
      const upper = path(color, "M", x, -1, "H", x + w, "V", y - w / 2, "A", w / 2, w / 2, 0, 0, 0, x, y - w / 2, "Z");
      const lower = path(
        next,
        "M",
        x,
        height,
        "H",
        x + w,
        "V",
        y + w / 2,
        "A",
        w / 2,
        w / 2,
        0,
        0,
        1,
        x,
        y + w / 2,
        "Z",
      );
      return upper + lower + (index % 2 ? "" : disc(x + w / 2, y, w * 0.3, color));
    }).join("")
  );
};

/** Blocks that climb like a stair, each step with its own cap. */
export const stairs: Shape = (width, height, brush) => {
  const count = Math.max(4, Math.round((width / Math.min(width, height)) * 5));
  const w = width / count;
  const rising = brush.random() < 0.5;
  const shift = Math.floor(brush.random() * brush.colors.length);
  const steps = Array.from({ length: count }, (_, index) => {
    const place = rising ? index : count - 1 - index;
    const top = height * (0.86 - (0.72 * place) / (count - 1));
    const cap = Math.min(w, (height - top) * 0.5);
    return (
      block(index * w, top, w, height - top, colorAt(brush, shift + 1 + (index % 2))) +
      block(index * w, top, w, cap, colorAt(brush, shift + 3)) +
      disc(index * w + w / 2, top + cap / 2, cap * 0.28, colorAt(brush, shift + 1 + (index % 2)))
    );
  });
  const sun = disc(
    width * (rising ? 0.24 : 0.76),
    height * 0.3,
    Math.min(width, height) * 0.17,
    colorAt(brush, shift + 2),
  );
  return block(0, 0, width, height, colorAt(brush, shift)) + sun + steps.join("");
};

/** A disc that sets behind lines, which grow thicker towards the foot. */
export const sunset: Shape = (width, height, brush) => {
  const [ink, ground, sun = ink] = brush.colors;
  const radius = Math.min(width * 0.36, height * 0.42);
  const horizon = height * 0.5;
  const lines = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 1) / 6;
    return block(
      0,
      horizon + (height - horizon) * share ** 1.25 - height * 0.064 * share,
      width,
      height * 0.064 * share,
      ink,
    );
  });
  return (
    block(0, 0, width, height, ground) +
    disc(width * (0.4 + 0.2 * brush.random()), horizon, radius, sun) +
    lines.join("")
  );
};
