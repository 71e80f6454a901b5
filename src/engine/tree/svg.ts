import type { Box } from "../scene/box.ts";
import { imageAt, type Node, type Style } from "./node.ts";

/** An SVG drawing with its own coordinate system, before it has a place. */
export type Drawing = { width: number; height: number; body: string; defs?: string };

const encoder = new TextEncoder();

/** The renderer takes an SVG as bytes. */
export const bytesOf = (svg: string): Uint8Array => encoder.encode(svg);

export function svgBytes({ width, height, body, defs = "" }: Drawing) {
  return bytesOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${withoutVeils(body)}</svg>`,
  );
}

const VEILED = /<(?:path|rect|circle|ellipse)\b[^<>]*? opacity="[^<>]*\/>/g;

/** `opacity` makes the renderer add a layer for a shape; opacity on its only fill or stroke looks the same for free. */
function withoutVeils(body: string) {
  return body.replace(VEILED, (shape) => {
    if (shape.includes("-opacity=")) return shape;
    if (!shape.includes("stroke=")) return shape.replace(" opacity=", " fill-opacity=");
    return shape.includes('fill="none"') ? shape.replace(" opacity=", " stroke-opacity=") : shape;
  });
}

export function drawingAt(drawing: Drawing, area: Box, style: Style = {}): Node {
  return imageAt(svgBytes(drawing), area, style);
}

/** A drawing in the pixels of the area itself. */
export const svgAt = (area: Box, body: string, defs = "", style: Style = {}) =>
  drawingAt({ width: area.width, height: area.height, body, defs }, area, style);

type Stop = readonly [offset: number, color: string, opacity?: number];

export const linear = (id: string, stops: readonly Stop[], direction: "across" | "down" | "diagonal" = "across") =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${direction === "down" ? 0 : 1}" y2="${direction === "across" ? 0 : 1}">${stopsOf(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;

/** The shadow under things on the ground. It is a gradient, because a blurred ellipse costs twenty times as much. */
export const groundShadow = (id: string, color: string, strength: number) =>
  radial(id, [
    [0, color, strength],
    [0.7, color, strength * 0.8],
    [1, color, 0],
  ]);

function stopsOf(stops: readonly Stop[]) {
  return stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join("");
}
