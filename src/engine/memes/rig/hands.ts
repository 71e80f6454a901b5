/** A finger in palm radii: where it starts, its angle, length and bend. */
export type Finger = readonly [x: number, y: number, angle: number, length: number, bend: number];

export type HandShape = {
  palm: readonly [number, number];
  fingers: readonly Finger[];
  thumb: Finger;
  /** How far the lines between the fingers run. */
  lines?: "long" | "short" | "knuckle";
  thumbInFront?: boolean;
  /** The fingers close over what is held. */
  wraps?: boolean;
};

/** Wrist at 0 0, fingers to the right, thumb up. */
export const HANDS = {
  relax: {
    palm: [0.15, 0.85],
    fingers: [
      [1.1, -0.42, 4, 0.95, 18],
      [1.25, 0.05, 10, 1, 20],
      [1, 0.5, 16, 0.85, 22],
    ],
    thumb: [0.55, -0.7, -28, 0.85, 40],
    lines: "long",
  },
  open: {
    palm: [0.15, 0.95],
    fingers: [
      [1.25, -0.62, -30, 1.2, -6],
      [1.5, -0.08, -3, 1.35, 0],
      [1.3, 0.5, 24, 1.15, 6],
    ],
    thumb: [0.45, -0.75, -78, 1, 18],
  },
  flat: {
    palm: [0.15, 0.95],
    fingers: [
      [1.25, -0.55, -7, 1.25, 0],
      [1.4, 0, 0, 1.4, 0],
      [1.25, 0.55, 7, 1.2, 0],
    ],
    thumb: [0.5, -0.75, -52, 0.95, 24],
    lines: "long",
  },
  point: {
    palm: [0.2, 0.8],
    fingers: [
      [0.95, -0.5, -2, 1.95, 0],
      [1.2, 0.1, 0, 0.28, 0],
      [1.1, 0.58, 6, 0.2, 0],
    ],
    thumb: [0.55, -0.2, 8, 0.85, 40],
    thumbInFront: true,
    lines: "knuckle",
  },
  fist: {
    palm: [0.2, 0.8],
    fingers: [
      [1.15, -0.55, 0, 0.28, 0],
      [1.3, -0.02, 0, 0.3, 0],
      [1.15, 0.52, 0, 0.24, 0],
    ],
    thumb: [0.5, -0.15, 24, 0.85, 30],
    thumbInFront: true,
    lines: "short",
  },
  grip: {
    palm: [0.25, 0.85],
    fingers: [
      [1.42, 0.72, -92, 0.95, 4],
      [0.86, 0.8, -90, 1.05, 0],
      [0.3, 0.72, -88, 0.95, -4],
    ],
    thumb: [1, -0.45, -52, 0.8, 40],
    wraps: true,
  },
  thumb: {
    palm: [0.2, 0.8],
    fingers: [
      [1.15, -0.5, 0, 0.26, 0],
      [1.28, 0.02, 0, 0.28, 0],
      [1.12, 0.54, 0, 0.22, 0],
    ],
    thumb: [0.65, -0.55, -92, 1.35, -6],
    lines: "short",
  },
  splay: {
    palm: [0.15, 0.95],
    fingers: [
      [1.2, -0.7, -44, 1.25, -8],
      [1.5, -0.1, -6, 1.4, 0],
      [1.3, 0.55, 32, 1.2, 8],
    ],
    thumb: [0.4, -0.7, -100, 1.05, 10],
  },
  pinch: {
    palm: [0.15, 0.8],
    fingers: [
      [1.2, -0.5, -10, 1.15, 58],
      [1.25, 0.1, 18, 0.8, 50],
      [1.05, 0.55, 30, 0.65, 50],
    ],
    thumb: [0.65, -0.55, -20, 1, 45],
    lines: "long",
  },
  mitt: {
    palm: [0.15, 0.95],
    fingers: [
      [1.25, -0.45, -5, 1.2, 0],
      [1.3, 0.45, 5, 1.2, 0],
    ],
    thumb: [0.5, -0.75, -52, 0.95, 24],
    lines: "long",
  },
} as const satisfies Record<string, HandShape>;

export type HandId = keyof typeof HANDS;
