/** One coloured area of a flat picture, in the order of painting. */
export type FlatShape = { d: string; color: string };

const ELEMENT = /<(path|circle|ellipse|rect)\b([^>]*)>/g;

/** The filled areas of an icon. Veils, clips and gradients are left out: a pen has none of them. */
export function shapesOf(body: string): FlatShape[] {
  const visible = body.replace(/<(defs|clipPath|filter|mask)\b.*?<\/\1>/gs, "");
  const inherited = /<g fill="([^"]*)"/.exec(body)?.[1] ?? "";
  return [...visible.matchAll(ELEMENT)].flatMap(([, kind = "", text = ""]) => {
    const attributes = new Map(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
    );
    const color = fullHex(attributes.get("fill") ?? inherited);
    if (!color || attributes.has("opacity") || attributes.has("transform")) return [];
    const number = (name: string) => Number(attributes.get(name) ?? 0);
    const d = kind === "path" ? attributes.get("d") : outlineOf(kind, number);
    return d ? [{ d, color }] : [];
  });
}

function outlineOf(kind: string, number: (name: string) => number) {
  if (kind === "rect") {
    const [width, height] = [number("width"), number("height")];
    return `M${number("x")} ${number("y")}h${width}v${height}h${-width}z`;
  }
  const [rx, ry] = kind === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
  return `M${number("cx") - rx} ${number("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function fullHex(color: string) {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : undefined;
}
