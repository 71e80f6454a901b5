export type Burst = {
  particleCount: number;
  spread: number;
  startVelocity?: number;
  decay?: number;
  scalar?: number;
  /** Drawn in place of paper. */
  emoji?: string;
};

const PAPER_PARTICLES = 200;
const EMOJI_PARTICLES = 15;

/** Five groups of paper, from a tight fast jet to a wide slow cloud; together they are one explosion. */
const PAPER: readonly (Omit<Burst, "particleCount"> & { share: number })[] = [
  { share: 0.25, spread: 26, startVelocity: 55 },
  { share: 0.2, spread: 60 },
  { share: 0.35, spread: 100, decay: 0.91, scalar: 0.8 },
  { share: 0.1, spread: 120, startVelocity: 25, decay: 0.92, scalar: 1.2 },
  { share: 0.1, spread: 120, startVelocity: 45 },
];

const BAKERY = ["🍌", "🍞", "🥖", "🥐", "🥯"];

export const CONFETTI_PLAN: readonly Burst[] = [
  ...PAPER.map(({ share, ...burst }) => ({ ...burst, particleCount: Math.round(PAPER_PARTICLES * share) })),
  ...BAKERY.map((emoji) => ({ emoji, particleCount: EMOJI_PARTICLES, spread: 110, startVelocity: 38, scalar: 2.4 })),
];
