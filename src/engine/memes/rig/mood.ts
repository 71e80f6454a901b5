/** What a face does. Numbers are shares of the character's own features, so one mood fits every head. */
export type Mood = {
  eye: EyeMood;
  eyeLeft?: EyeMood;
  eyeRight?: EyeMood;
  brow: BrowMood;
  browLeft?: BrowMood;
  browRight?: BrowMood;
  mouth: MouthMood;
  /** -1 is flat, 1 is pricked up. Tails and antennas follow. */
  ear: number;
  head: { tilt: number; dy: number };
  blush?: boolean;
  effects?: readonly Effect[];
};

export type Effect = "tears" | "sweat" | "steam" | "flush" | "gloom" | "sparks" | "zzz" | "hearts";

export type EyeMood = {
  kind?: "open" | "arc" | "shut" | "squeeze" | "star";
  /** Upper lid, 0 to 0.6 of the eye; lower lid, 0 to 0.35. */
  lid?: number;
  low?: number;
  /** Degrees: plus lowers the inner end (anger), minus raises it (grief). */
  tilt?: number;
  /** The pupil's radius, 0.16 to 0.8 of the eye's. */
  pupil?: number;
  /** Where it looks, -1 to 1. */
  x?: number;
  y?: number;
  size?: number;
  dy?: number;
  bag?: boolean;
  wet?: boolean;
  /** Without a highlight. */
  dull?: boolean;
};

export type BrowMood = { up?: number; tilt?: number; arch?: number; weight?: number; dx?: number };

export type MouthMood = {
  shape?: "closed" | "open" | "grit" | "wobble";
  /** In half widths of the resting mouth, as all the lengths here. */
  w?: number;
  smile?: number;
  /** Plus raises the right corner. */
  skew?: number;
  dx?: number;
  dy?: number;
  lip?: number;
  /** A muzzle shows a plain line instead of two arcs. */
  flat?: boolean;
  corners?: number;
  upper?: number;
  lower?: number;
  bulge?: number;
  teeth?: number;
  tongue?: number;
  chin?: boolean;
  drool?: boolean;
};

/** What a character does differently in one mood. */
export type MoodChange = Partial<Omit<Mood, "head">> & { head?: Partial<Mood["head"]> };
