import { z } from "zod";
import { ILLUSTRATION_NAMES } from "./illustration-names.ts";
import { objectNameSchema } from "./object-names.ts";
import { SCREEN_STORIES, screenWordsSchema } from "./screen-words.ts";

const SCREENS = ["dashboard", "mobile", "chat", "calendar", "table", "board", "editor"] as const;
const PACKS = ["bottle", "pump", "can", "box", "pouch", "jar", "tube", "dropper", "carton"] as const;
const PLACES = ["van", "house"] as const;
const LANDSCAPES = ["mountains", "sea", "city", "forest", "desert"] as const;
const DOODLES = ["desk", "idea", "launch", "juggle", "garden", "climb"] as const;
const CHARACTERS = ["cat", "bot", "duck", "person"] as const;
export const SHAPES = ["arcs", "halves", "rings", "checker", "waves", "petals", "stripes", "stairs", "sunset"] as const;
const MOODS = [
  "happy",
  "smug",
  "shocked",
  "tired",
  "angry",
  "sad",
  "dreamy",
  "sweating",
  "thrilled",
  "disgusted",
] as const;

const seeded = {
  seed: z.number().int().default(1),
  /** In shades of the palette alone. */
  isToned: z.boolean().optional(),
};

/** Which drawing, in which variant. The palette and the brand come from the scene. */
export const artSchema = z.discriminatedUnion("kit", [
  z.object({
    kit: z.literal("screen"),
    variant: z.enum(SCREENS),
    title: z.string().max(30).optional(),
    /** The topic of the screen; chosen by the seed when it is not given. */
    story: z.enum(SCREEN_STORIES).optional(),
    /** The product's own figures and names, in the place of a story. */
    words: screenWordsSchema.optional(),
    /** The messages of a chat, the customer's first. */
    talk: z.array(z.string().min(1).max(60)).min(2).max(6).optional(),
    ...seeded,
  }),
  z.object({ kit: z.literal("pack"), variant: z.enum(PACKS), label: z.string().max(40).optional(), ...seeded }),
  z.object({
    kit: z.literal("object"),
    variant: objectNameSchema,
    hue: z.number().min(-180).max(180).optional(),
    ...seeded,
  }),
  z.object({ kit: z.literal("illustration"), variant: z.enum(ILLUSTRATION_NAMES), ...seeded }),
  z.object({ kit: z.literal("place"), variant: z.enum(PLACES), ...seeded }),
  z.object({ kit: z.literal("landscape"), variant: z.enum(LANDSCAPES), ...seeded }),
  z.object({ kit: z.literal("doodle"), variant: z.enum(DOODLES), ...seeded }),
  /** A thing drawn with a pen, by its name in the Fluent set. A name that has no drawing leaves its place empty. */
  z.object({ kit: z.literal("sketch"), variant: z.string().regex(/^[a-z0-9-]{2,60}$/), ...seeded }),
  z.object({
    kit: z.literal("character"),
    variant: z.enum(CHARACTERS),
    mood: z.enum(MOODS).default("happy"),
    ...seeded,
  }),
  /** An ornament for ads whose subject cannot be drawn. */
  z.object({ kit: z.literal("shape"), variant: z.enum(SHAPES), ...seeded }),
  /** No drawing: for layouts that are complete with words alone. */
  z.object({ kit: z.literal("none"), variant: z.literal("none").default("none"), ...seeded }),
]);
export type ArtReference = z.infer<typeof artSchema>;
export type ArtOf<Kit extends ArtReference["kit"]> = Extract<ArtReference, { kit: Kit }>;
export type ShapeName = (typeof SHAPES)[number];
export type Mood = (typeof MOODS)[number];
