import { mix } from "../color/mix.ts";
import type { Node } from "../tree/node.ts";
import { svgAt } from "../tree/svg.ts";
import { rays } from "./rays.ts";
import type { Stage } from "./stage.ts";

/** What is behind the face of a meme. Composed ones vary by seed, so that not every second one has sunbeams. */
export function memeGround({ frame, palette: p, scene }: Stage, x: number, y: number, beams: number): Node[] {
  const { width: W, height: H } = frame;
  const tone = mix(p.paper, p.shade, 0.5);
  switch (scene.said ? scene.seed % 5 : 0) {
    case 0:
      return [rays(frame, x, y, tone, beams)];
    case 1:
      return [svgAt(frame.all, `<circle cx="${x}" cy="${y}" r="${Math.min(W, H) * 0.46}" fill="${tone}"/>`)];
    case 2:
      return [svgAt(frame.all, `<path d="M0 ${H}L${W} ${H * 0.25}V${H}Z" fill="${tone}"/>`)];
    case 3:
      return [
        svgAt(
          frame.all,
          Array.from(
            { length: 9 },
            (_, index) => `<rect x="${(2 * index * W) / 18}" y="0" width="${W / 18}" height="${H}" fill="${tone}"/>`,
          ).join(""),
        ),
      ];
    default:
      return [];
  }
}
