import { alpha } from "../color/mix.ts";
import { type Box, box } from "../scene/box.ts";
import { at, type Node } from "../tree/node.ts";

/**
 * A soft round light, painted as a gradient because a blurred shape would take a second. It is placed on whole pixels,
 * because otherwise the renderer smooths the whole edge, which is transparent anyway.
 */
export function glowAt(x: number, y: number, radius: number, color: string, strength = 1): Node {
  const reach = Math.round(radius);
  return at(box(Math.round(x) - reach, Math.round(y) - reach, reach * 2, reach * 2), {
    backgroundImage: `radial-gradient(circle closest-side, ${alpha(color, strength)} 0%, ${alpha(color, strength * 0.62)} 38%, ${alpha(color, 0)} 100%)`,
  });
}

/** A ground with clouds of colour in its corners. Each cloud: place and radius as shares of the area, colour. */
export function mesh(
  area: Box,
  ground: string,
  clouds: readonly (readonly [x: number, y: number, radius: number, color: string])[],
): Node {
  const reach = Math.max(area.width, area.height);
  return at(
    area,
    { backgroundColor: ground, overflow: "hidden" },
    ...clouds.map(([x, y, radius, color]) => glowAt(x * area.width, y * area.height, radius * reach, color, 0.9)),
  );
}

export const fill = (area: Box, color: string): Node => at(area, { backgroundColor: color });

export const fade = (area: Box, degrees: number, ...stops: string[]): Node =>
  at(area, { backgroundImage: `linear-gradient(${degrees}deg, ${stops.join(", ")})` });
