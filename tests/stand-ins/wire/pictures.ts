import sharp from "sharp";

const made = new Map<string, Promise<Buffer>>();

/** A picture of this size, with metadata of the model's own that must not be passed on. */
export function pictureOf(width: number, height: number, type: "png" | "jpeg" = "png"): Promise<Buffer> {
  const name = `${width}x${height} ${type}`;
  const known = made.get(name);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#ffd84d"/><circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#2a1a0c"/>
  </svg>`;
  const picture = sharp(Buffer.from(svg)).withExif({ IFD0: { Software: "the model's own mark" } });
  const bytes = (type === "png" ? picture.png() : picture.jpeg()).toBuffer();
  made.set(name, bytes);
  return bytes;
}

/** `1088x1360`, or `4:5` at about a megapixel. */
export function sizeOf(asked: string): [number, number] {
  const [width = 1, height = 1] = asked.split(/[x:]/).map(Number);
  if (asked.includes("x")) return [width, height];
  const side = Math.sqrt((1024 * 1024) / (width * height));
  return [Math.round((width * side) / 64) * 64, Math.round((height * side) / 64) * 64];
}
