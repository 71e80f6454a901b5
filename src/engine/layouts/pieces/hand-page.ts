import { mix } from "../../color/mix.ts";
import { fill } from "../../layout-pieces/light.ts";
import type { Stage } from "../../layout-pieces/stage.ts";
import { at, type Node } from "../../tree/node.ts";
import { svgAt } from "../../tree/svg.ts";
import { bySeed } from "./by-seed.ts";

const PAGES = ["dots", "squares", "lines", "plain", "margin"] as const;

/** The page a doodle is drawn on: from a dotted, squared or ruled pad, or a plain sheet, as the seed will have it. */
export function handPage({ frame, palette: p, scene }: Stage): Node[] {
  const { all, unit: u, width, height } = frame;
  const page = bySeed(scene, 5, PAGES);
  const pale = mix(p.paper, p.muted, page === "dots" ? 0.28 : 0.13);
  const step = (page === "lines" || page === "margin" ? 58 : 44) * u;
  const rules = (count: number, line: (at: number) => string) =>
    Array.from({ length: Math.ceil(count) }, (_, index) => line((index + 0.6) * step)).join("");
  const ruled = (d: string, color = pale, size = 2) =>
    svgAt(all, `<path d="${d}" fill="none" stroke="${color}" stroke-width="${size * u}"/>`);
  const across = rules(height / step, (y) => `M0 ${y.toFixed(1)}H${width}`);
  const down = rules(width / step, (x) => `M${x.toFixed(1)} 0V${height}`);
  const sheets: Record<(typeof PAGES)[number], () => Node[]> = {
    dots: () => [
      at(all, {
        backgroundImage: `radial-gradient(circle, ${pale} ${2.4 * u}px, transparent ${2.8 * u}px)`,
        backgroundSize: `${38 * u}px ${38 * u}px`,
      }),
    ],
    squares: () => [ruled(across + down)],
    lines: () => [ruled(across)],
    plain: () => [],
    margin: () => [
      ruled(across),
      ruled(`M${30 * u} 0V${height}M${37 * u} 0V${height}`, mix(p.paper, p.accent, 0.3), 2.4),
    ],
  };
  return [fill(all, p.paper), ...sheets[page]()];
}
