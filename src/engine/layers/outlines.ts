import { sketch } from "../art/sketch.ts";

/** A sticker of the given side: a starburst like on a price tag, or a plain disc. */
export function badgeShape(shape: "burst" | "circle", side: number, fill: string) {
  const middle = side / 2;
  if (shape === "circle") return `<circle cx="${middle}" cy="${middle}" r="${middle}" fill="${fill}"/>`;
  const points = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    const radius = index % 2 ? middle * 0.88 : middle * 0.97;
    return `${(middle + radius * Math.cos(angle)).toFixed(1)} ${(middle + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path d="M${points.join("L")}Z" fill="${fill}" stroke="${fill}" stroke-width="${side * 0.03}" stroke-linejoin="round"/>`;
}

/** A button as somebody would draw it with a felt pen. */
export function sketchedRectangle(width: number, height: number, fill: string, ink: string) {
  const pen = height * 0.05;
  return sketch(7).rectangle(pen, pen, width - 2 * pen, height - 2 * pen, {
    stroke: ink,
    strokeWidth: pen,
    fill,
    fillStyle: "solid",
  });
}
