import { channels, toHex } from "../color/channels.ts";
import { isDark, luminance } from "../color/contrast.ts";
import { mix } from "../color/mix.ts";
import type { Palette } from "../scene/palette.ts";
import type { Node } from "../tree/node.ts";
import { bytesOf } from "../tree/svg.ts";
import type { Art } from "./art.ts";

/**
 * A drawing printed in the inks of a palette: every colour becomes the shade between the dark, the strong and the light
 * one that is as light as it was. So a thing keeps its form, and a brand gets no colours that are not its own.
 */
export function toned({ aspect, paint }: Art, palette: Palette): Art {
  const shadeOf = shades(palette);
  return { aspect, paint: (area) => paint(area).map((node) => tonedNode(node, shadeOf)) };
}

type Shade = (color: string) => string;

function tonedNode(node: Node, shadeOf: Shade): Node {
  if (node.type === "container")
    return { ...node, children: (node.children ?? []).map((child) => tonedNode(child, shadeOf)) };
  if (node.type !== "image" || !(node.src instanceof Uint8Array)) return node;
  return { ...node, src: bytesOf(tonedSvg(decoder.decode(node.src), shadeOf)) };
}

const decoder = new TextDecoder();

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?=["; ])/giu;
/** The objects have these few colours by their names. */
const NAMED: Readonly<Record<string, string>> = { ivory: "#fffff0", coral: "#ff7f50", silver: "#c0c0c0" };
/** A shadow inside of a form gets its colour from the last column of a matrix. */
const SHADOW = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) /gu;

const tonedSvg = (svg: string, shadeOf: Shade) =>
  svg
    .replace(/(?<==")(?:ivory|coral|silver)(?=")/gu, (name) => NAMED[name] ?? name)
    .replace(HEX, (color) => shadeOf(whole(color)))
    .replace(SHADOW, (values, ...rgb) => {
      const color = toHex(rgb.slice(0, 3).map((share) => 255 * Number(share)) as unknown as [number, number, number]);
      // An alpha mask is made by the same means, and is black.
      if (color === "#000000") return values;
      const shares = channels(shadeOf(color)).map((channel) => (channel / 255).toFixed(4));
      return `values="0 0 0 0 ${shares.join(" 0 0 0 0 ")} `;
    });

const whole = (color: string) => (color.length > 4 ? color : color.replace(/[0-9a-f]/giu, "$&$&"));

const lightOf = (color: string) => Math.sqrt(luminance(channels(color)));

function shades({ paper, ink, accent }: Palette): Shade {
  const [dark, light] = lightOf(paper) < lightOf(ink) ? [paper, ink] : [ink, paper];
  const middle = lightOf(accent);
  // Between two loud colours lie others that the palette has not: green and violet make a blue.
  const isBetween = isDark(dark) && middle > lightOf(dark) && middle < lightOf(light);
  return (color) => {
    const own = lightOf(color);
    if (!isBetween) return mix(dark, light, own);
    return own < middle ? mix(dark, accent, own / middle) : mix(accent, light, (own - middle) / (1 - middle));
  };
}
