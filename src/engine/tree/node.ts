import type { Node } from "@takumi-rs/core";
import type { Box } from "../scene/box.ts";

export type { Node };
/** Pixels that need no decoding. */
export type RgbaImage = { width: number; height: number; data: Uint8Array };
export type Style = NonNullable<Node["style"]>;

type Child = Node | null | undefined | false;

export function flex(style: Style, ...children: (Child | Child[])[]): Node {
  return { type: "container", style: { display: "flex", ...style }, children: present(children.flat()) };
}

export const row = (style: Style, ...children: (Child | Child[])[]) =>
  flex({ flexDirection: "row", alignItems: "center", ...style }, ...children);

export const column = (style: Style, ...children: (Child | Child[])[]) =>
  flex({ flexDirection: "column", ...style }, ...children);

/** A container at a fixed place of its parent. */
export function at(area: Box, style: Style, ...children: (Child | Child[])[]): Node {
  return flex({ ...placed(area), ...style }, ...children);
}

export const words = (text: string, style: Style): Node => ({ type: "text", text, style });

/** A file, pixels, or the name of an emoji. */
type Picture = Uint8Array | RgbaImage | string;

export const image = (src: Picture, style: Style): Node => ({ type: "image", src, style });

export const imageAt = (src: Picture, area: Box, style: Style = {}) => image(src, { ...placed(area), ...style });

function placed(area: Box): Style {
  return { position: "absolute", left: area.x, top: area.y, width: area.width, height: area.height };
}

function present(children: Child[]) {
  return children.filter((child): child is Node => Boolean(child));
}
