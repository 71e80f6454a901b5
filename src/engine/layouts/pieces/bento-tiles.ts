import { type Box, box } from "../../scene/box.ts";
import type { Frame } from "../../scene/frame.ts";

type Tiles = { copy: Box; screen: Box; stats: Box[]; object: Box };

/** Where the tiles lie in each format. */
export function bentoTiles(frame: Frame): Tiles {
  const { width: W, height: H, safe, unit: u } = frame;
  const gap = 20 * u;
  const margin = frame.wide ? safe.x * 0.6 : safe.x * 0.55;
  if (frame.wide) {
    const [left, middle] = [(W - 2 * margin) * 0.42, (W - 2 * margin) * 0.34];
    const rest = W - 2 * margin - left - middle - 2 * gap;
    const height = H - 2 * margin;
    return {
      copy: box(margin, margin, left, height),
      screen: box(margin + left + gap, margin, middle, height),
      stats: [
        box(margin + left + middle + 2 * gap, margin, rest, height * 0.3 - gap),
        box(margin + left + middle + 2 * gap, margin + height * 0.3, rest, height * 0.3 - gap),
      ],
      object: box(margin + left + middle + 2 * gap, margin + height * 0.6, rest, height * 0.4),
    };
  }
  const width = W - 2 * margin;
  if (frame.story) {
    // The app lays its own buttons over the lower third: the figures stay above it, pictures may reach into it.
    const half = (width - gap) / 2;
    return {
      copy: box(margin, safe.y - 40, width, 600),
      stats: [box(margin, safe.y + 580, half, 220), box(margin + half + gap, safe.y + 580, half, 220)],
      screen: box(margin, safe.y + 820, width * 0.66, H - margin - safe.y - 820),
      object: box(margin + width * 0.66 + gap, safe.y + 820, width * 0.34 - gap, H - margin - safe.y - 820),
    };
  }
  const copyHeight = frame.shape === "square" ? (H - 2 * margin) * 0.48 : (H - 2 * margin) * 0.4;
  const y = margin + copyHeight + gap;
  const rest = H - margin - y;
  const left = width * 0.6;
  const right = width - left - gap;
  const third = (rest - 2 * gap) / 3;
  return {
    copy: box(margin, margin, width, copyHeight),
    screen: box(margin, y, left, rest),
    stats: [box(margin + left + gap, y, right, third), box(margin + left + gap, y + third + gap, right, third)],
    object: box(margin + left + gap, y + 2 * (third + gap), right, third),
  };
}
