import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { image, type Node, type Style } from "../tree/node.ts";

const require = createRequire(import.meta.url);
const setSchema = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
let icons: z.infer<typeof setSchema>["icons"] | undefined;

/** The body of a Lucide icon on a 24 by 24 grid. */
export function iconBody(name: string, color: string, stroke = 2) {
  icons ??= setSchema.parse(JSON.parse(readFileSync(require.resolve("@iconify-json/lucide/icons.json"), "utf8"))).icons;
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon called ${name}`);
  return body.replaceAll("currentColor", color).replaceAll('stroke-width="2"', `stroke-width="${stroke}"`);
}

export function icon(name: string, size: number, color: string, stroke = 2, style: Style = {}): Node {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96">${iconBody(name, color, stroke)}</svg>`;
  return image(Buffer.from(svg), { width: size, height: size, flexShrink: 0, ...style });
}
