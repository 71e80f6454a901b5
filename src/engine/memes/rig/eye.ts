import { INK, PAPER, TEAR, WHITE } from "../palette.ts";
import { brush } from "./brush.ts";
import { clip, group, ink, LINE, paint, part } from "./ink.ts";
import type { EyeMood } from "./mood.ts";
import { type Point, round, type Side } from "./points.ts";
import { oval, spark } from "./shapes.ts";

export type EyeBuild = {
  dx: number;
  y: number;
  rx: number;
  ry: number;
  white?: string;
  iris?: string;
  /** Wider or taller than a round pupil, and its size beside other characters'. */
  pupil?: readonly [wide: number, tall: number];
  pupilScale?: number;
  /** The colour of the lids. */
  lid: string;
  lash?: boolean;
  shadow?: string;
  bag?: string;
  /** A light on a screen: no white, no pupil. */
  light?: string;
};

const LID_LINE = 3.4;
const LIGHT_LINE = 4;

export function eye(side: Side, mood: EyeMood, build: EyeBuild): string {
  const size = mood.size ?? 1;
  const seen: Seen = {
    side,
    x: side * build.dx + (build.light ? (mood.x ?? 0) * build.rx * 0.45 : 0),
    y: build.y + (mood.dy ?? 0),
    rx: build.rx * size,
    ry: build.ry * size,
  };
  if (mood.kind === "arc" || mood.kind === "shut" || mood.kind === "squeeze") return closed(mood.kind, seen, build);
  const lids = lidShapes(mood, seen, build);
  const shape = oval(seen.x, seen.y, seen.rx, seen.ry);
  if (build.light) {
    const edge = oval(seen.x, seen.y, seen.rx + 1.6, seen.ry + 1.6);
    return paint(shape, build.light) + clip(edge, lids.skin);
  }
  const ball = ink([part(shape, build.white ?? PAPER)], LINE.eye) + clip(shape, pupil(mood, seen, build) + lids.skin);
  const edge = clip(oval(seen.x + 0.5, seen.y + 0.5, seen.rx + 2.4, seen.ry + 2.4), lids.lines);
  return ball + edge + bag(mood, seen, build) + lash(lids.top, seen, build);
}

type Seen = { side: Side; x: number; y: number; rx: number; ry: number };

function closed(kind: "arc" | "shut" | "squeeze", { side, x, y, rx, ry }: Seen, build: EyeBuild): string {
  const line = build.light ? LIGHT_LINE : LID_LINE;
  const color = build.light ?? INK;
  const at = (across: number, down: number): Point => [x + rx * across, y + ry * down];
  const away = (across: number, down: number): Point => [x + side * rx * across, y + ry * down];
  if (kind === "arc") {
    const arch = [at(-1.05, 0.42), at(-0.6, -0.32), at(0, -0.62), at(0.6, -0.32), at(1.05, 0.42)];
    return brush(arch, line * 1.5, 0.5, 0.5, color);
  }
  if (kind === "shut") {
    const lid = brush([at(-1.05, -0.1), at(0, 0.42), at(1.05, -0.1)], line * 1.45, 0.4, 0.4, color);
    const long = build.lash ? 1.7 : 1.35;
    return build.light ? lid : lid + brush([away(0.9, 0.02), away(long, build.lash ? 0.34 : 0.22)], line * 0.9, 1, 0.3);
  }
  const upper = brush([away(0.95, -0.62), away(-0.1, -0.2), away(-0.85, 0.05)], line * 1.3, 0.4, 0.9, color);
  return upper + brush([away(0.95, 0.66), away(-0.1, 0.3), away(-0.85, 0.05)], line * 1.3, 0.4, 0.9, color);
}

function pupil(mood: EyeMood, { x, y, rx, ry }: Seen, build: EyeBuild): string {
  const radius = (mood.pupil ?? 0.5) * Math.min(rx, ry) * (build.pupilScale ?? 1);
  const [wide, tall] = (mood.pupil ?? 0.5) < 0.3 ? [1, 1] : (build.pupil ?? [1, 1]);
  const lid = mood.lid ?? 0;
  const low = mood.low ?? 0;
  // It stays in sight when the lids close in on it.
  const pushed = (lid > 0.3 ? (lid - 0.3) * ry * 0.7 : 0) - (low > 0.2 ? low * ry * 0.35 : 0);
  const px = x + (mood.x ?? 0) * (rx - radius * wide * 0.8);
  const py = y + (mood.y ?? 0) * (ry - radius * tall * 0.8) + pushed;
  const iris = build.iris ? paint(oval(px, py, radius * 1.75), build.iris) : "";
  const dot = paint(oval(px, py, radius * wide, radius * tall), INK);
  const wet = mood.wet
    ? paint(oval(x, y + ry * 0.95, rx * 0.9, ry * 0.42), TEAR) +
      paint(oval(px + radius * 0.3, py + radius * 0.4, radius * 0.24), WHITE)
    : "";
  if (mood.kind === "star") return iris + dot + paint(spark(px, py, radius * 0.8), WHITE) + wet;
  const shines = !mood.dull && radius > 2.4;
  return iris + dot + (shines ? paint(oval(px - radius * 0.32, py - radius * 0.36, radius * 0.3), WHITE) : "") + wet;
}

function lidShapes(mood: EyeMood, { side, x, y, rx, ry }: Seen, build: EyeBuild) {
  const lid = mood.lid ?? 0;
  const low = mood.low ?? 0;
  const top = y - ry + lid * 2 * ry;
  const tilt = round((mood.tilt ?? 0) * -side);
  const bulge = (lid - 0.42) * ry * 0.8;
  const upper = (body: string) => group(`translate(${round(x)} ${round(top)}) rotate(${tilt})`, body);
  const lower = (body: string) => group(`translate(${round(x)} ${round(y + ry - low * 2 * ry)})`, body);
  const wide = round(2 * rx);
  let skin = "";
  let lines = "";
  if (lid > 0.02) {
    const cover = `M${-wide} ${round(-3 * ry)}H${wide}V0Q0 ${round(bulge * 2)} ${-wide} 0Z`;
    skin += upper(paint(cover, build.shadow ?? build.lid));
    lines += upper(
      brush(
        [
          [-rx * 1.5, 0],
          [0, bulge],
          [rx * 1.5, 0],
        ],
        LID_LINE * 1.25,
        0.8,
      ),
    );
  }
  if (low > 0.02) {
    skin += lower(paint(`M${-wide} ${round(3 * ry)}H${wide}V3Q0 ${round(-ry * 0.3)} ${-wide} 3Z`, build.lid));
    lines += lower(
      brush(
        [
          [-rx * 1.3, 3],
          [0, -ry * 0.12],
          [rx * 1.3, 3],
        ],
        LID_LINE * 0.7,
        0.6,
      ),
    );
  }
  return { skin, lines, top };
}

function bag(mood: EyeMood, { x, y, rx, ry }: Seen, build: EyeBuild): string {
  if (!mood.bag) return "";
  const sag: Point[] = [
    [x - rx * 0.8, y + ry + 3.6],
    [x, y + ry + 6.4],
    [x + rx * 0.85, y + ry + 3],
  ];
  return brush(sag, 2.2, 0.2, 0.2, build.bag ?? INK);
}

/** Two lashes at the outer corner. */
function lash(top: number, { side, x, y, rx, ry }: Seen, build: EyeBuild): string {
  if (!build.lash) return "";
  const root = Math.min(y - ry * 0.3, top < y ? top : y);
  const long = brush(
    [
      [x + side * rx * 0.82, root],
      [x + side * (rx + 6), root - 4],
    ],
    LID_LINE * 1.15,
    1,
    0.2,
  );
  return (
    long +
    brush(
      [
        [x + side * rx * 0.95, root + 4],
        [x + side * (rx + 7), root + 2.5],
      ],
      LID_LINE * 0.95,
      1,
      0.2,
    )
  );
}
