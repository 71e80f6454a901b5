import type { ArtOf, ArtReference } from "../../src/engine/scene/art-reference.ts";

// Short ways to say which drawing an ad shows.

export const object = (variant: ArtOf<"object">["variant"], hue?: number): ArtReference => ({
  kit: "object",
  variant,
  seed: 1,
  ...(hue === undefined ? {} : { hue }),
});

export const illustration = (variant: ArtOf<"illustration">["variant"], seed: number): ArtReference => ({
  kit: "illustration",
  variant,
  seed,
});

export const pack = (variant: ArtOf<"pack">["variant"], seed: number, label?: string): ArtReference => ({
  kit: "pack",
  variant,
  seed,
  ...(label === undefined ? {} : { label }),
});

/** A screen with its own words, or with a story that the seed picks. */
export const screen = (
  variant: ArtOf<"screen">["variant"],
  seed: number,
  story: Pick<ArtOf<"screen">, "title" | "words" | "talk"> = {},
): ArtReference => ({ kit: "screen", variant, seed, ...story });

export const place = (variant: ArtOf<"place">["variant"], seed: number): ArtReference => ({
  kit: "place",
  variant,
  seed,
});

export const landscape = (variant: ArtOf<"landscape">["variant"], seed: number): ArtReference => ({
  kit: "landscape",
  variant,
  seed,
});

export const doodle = (variant: ArtOf<"doodle">["variant"], seed: number): ArtReference => ({
  kit: "doodle",
  variant,
  seed,
});

export const character = (
  variant: ArtOf<"character">["variant"],
  mood: ArtOf<"character">["mood"],
  seed = 1,
): ArtReference => ({ kit: "character", variant, mood, seed });

/** For layouts that are made of words alone. */
export const NO_ART: ArtReference = { kit: "none", variant: "none", seed: 1 };

/** A thing drawn with a pen, by its name in the Fluent set. */
export const sketch = (variant: string, seed: number): ArtReference => ({ kit: "sketch", variant, seed });
