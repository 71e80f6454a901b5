import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import type { Node } from "@takumi-rs/core";
import satori from "satori";
import sharp from "sharp";
import type { Grain } from "../../src/engine/layout-pieces/grain.ts";
import { TYPEFACES } from "../../src/engine/scene/typefaces.ts";

type Size = { width: number; height: number };

/** Satori reads no variable fonts, so every family of the scene gets this static face: the work is the same. */
const face = readFileSync(
  createRequire(import.meta.url).resolve("@fontsource/anton/files/anton-latin-400-normal.woff"),
);
const fonts = Object.values(TYPEFACES).map(({ family }) => ({ name: family, data: face, weight: 400 as const }));

export async function renderBySatori(tree: Node, size: Size): Promise<Buffer> {
  const svg = await satori(elementOf(tree) as Parameters<typeof satori>[0], { ...size, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** The scene's tree as the elements React would make of it. */
function elementOf(node: Node): unknown {
  const style = node.style ?? {};
  if (node.type === "text")
    return { type: "div", props: { style: { display: "flex", ...style }, children: node.text } };
  if (node.type === "image")
    return { type: "img", props: { src: addressOf(node.src), style, width: style.width, height: style.height } };
  return { type: "div", props: { style: { display: "flex", ...style }, children: childrenOf(node).map(elementOf) } };
}

/** Our engine adds grain to the finished pixels; the others get the same grain as a node over the picture. */
export function withGrain(tree: Node, { opacity, blend = "overlay" }: Grain, tile: string): Node {
  const layer: Node = {
    type: "container",
    style: {
      position: "absolute",
      left: 0,
      top: 0,
      width: "100%",
      height: "100%",
      backgroundImage: `url(${tile})`,
      backgroundSize: "256px 256px",
      mixBlendMode: blend,
      opacity,
    },
  };
  return { ...tree, children: [...childrenOf(tree), layer] } as Node;
}

export async function grainTile(): Promise<string> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const png = await sharp({ create: { width: 256, height: 256, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** The same tree as a page. */
export function pageOf(tree: Node): string {
  return `<!doctype html><style>*{box-sizing:border-box;margin:0}</style><body>${markupOf(tree)}`;
}

function markupOf(node: Node): string {
  const style = Object.entries(node.style ?? {})
    .map(
      ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${cssValue(name, value)}`,
    )
    .join(";")
    .replaceAll('"', "'");
  if (node.type === "text") return `<div style="${style}">${node.text.replaceAll("<", "&lt;")}</div>`;
  if (node.type === "image") return `<img style="${style}" src="${addressOf(node.src)}">`;
  return `<div style="${style}">${childrenOf(node).map(markupOf).join("")}</div>`;
}

const UNITLESS = new Set(["opacity", "fontWeight", "lineHeight", "flex", "flexGrow", "flexShrink", "zIndex"]);
const cssValue = (name: string, value: unknown) =>
  typeof value === "number" && !UNITLESS.has(name) ? `${value}px` : String(value);

const childrenOf = (node: Node): Node[] => ("children" in node ? (node.children ?? []) : []);

function addressOf(source: unknown): string {
  if (typeof source === "string") return source;
  const bytes = Buffer.from(source as Uint8Array);
  const kind = bytes[0] === 0x3c ? "svg+xml" : bytes[0] === 0x89 ? "png" : "jpeg";
  return `data:image/${kind};base64,${bytes.toString("base64")}`;
}
