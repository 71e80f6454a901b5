import type { PoseFor } from "../rig/pose.ts";
import { both, from } from "./measures.ts";

/** Both arms over the head: under a weight, or from an edge. */
export const STRAINING = {
  hoist: (who) =>
    both({
      elbow: from(who, 0.5, -0.16),
      wrist: [who.half * 0.8, who.top - 4],
      hand: "flat",
      angle: -88,
      layer: "back",
      handSize: 1.15,
    }),
  hang: (who) =>
    both({
      elbow: [who.half + 2, -10],
      wrist: [who.half * 0.7, who.top - 44],
      hand: "fist",
      angle: -92,
      layer: "back",
      handSize: 1.15,
    }),
} satisfies Record<string, PoseFor>;
