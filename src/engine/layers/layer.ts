import { z } from "zod";
import { framingSchema, SHAPE_NAMES } from "../scene/added-layer.ts";
import { boxSchema } from "../scene/box.ts";
import { logoMarkSchema } from "../scene/logo-mark.ts";
import { textStyleSchema } from "../scene/text-style.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const base = {
  id: z.string(),
  box: boxSchema,
  /** Where the words come from, in a scene with a description; missing when some of them were made up. */
  source: z.enum(["description", "neutral", "user"]).optional(),
};

/** Words at a place. `lines` is the text broken into lines; an edit of the text breaks it again. */
const textLayerSchema = z.object({
  ...base,
  kind: z.literal("text"),
  text: z.string(),
  lines: z.array(z.string()),
  style: textStyleSchema,
  /** Words in the middle of a box that is higher than they are. */
  isCentred: z.boolean().optional(),
  /** Fills the box behind the words. */
  ground: color.optional(),
  /** Some of the words were left out, because the box has no room for them. */
  isCut: z.boolean().optional(),
});

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** A line of giant type: its own place, size and width. The box is one em high; `turn` and `scale` are about `origin`. */
const giantLineSchema = z.object({
  text: z.string(),
  box: boxSchema,
  size: z.number().positive(),
  width: z.number().optional(),
  weight: z.number().optional(),
  color: color.optional(),
  origin: pointSchema.optional(),
  turn: z.number().optional(),
  scale: pointSchema.optional(),
  /** An outline: only what lies inside is seen, the rest is tucked behind something painted. */
  shown: z.array(pointSchema).optional(),
});

/**
 * Giant type: words set line by line, because the setting is the idea of the picture. They may leave the safe zone and
 * need less contrast than words to be read closely, and where they lie on one of the `fields` they take its colour.
 */
const giantLayerSchema = z.object({
  ...base,
  kind: z.literal("giant"),
  text: z.string(),
  lines: z.array(giantLineSchema),
  style: textStyleSchema,
  fields: z.array(z.object({ points: z.array(pointSchema), color })).optional(),
  blend: z.enum(["multiply"]).optional(),
  /** The letters are holes in a sheet of their colour, which lies over this area and hides what is under it. */
  cut: boxSchema.optional(),
});

const buttonLayerSchema = z.object({
  ...base,
  kind: z.literal("button"),
  text: z.string(),
  style: textStyleSchema,
  fill: color,
  /** A `line` is type alone, without a ground. */
  shape: z.enum(["pill", "block", "sketch", "line"]),
  arrow: z.boolean(),
});

const logoLayerSchema = z.object({
  ...base,
  kind: z.literal("logo"),
  text: z.string(),
  /** Without it, and without a picture, the name stands alone. */
  mark: logoMarkSchema.optional(),
  markFill: color,
  markInk: color,
  /** The brand's own logo in place of the mark: as wide as this, as high as the box; on a plate where it needs one. */
  picture: z.object({ width: z.number().positive(), plate: color.optional() }).optional(),
  style: textStyleSchema,
});

/** A sticker with one or two lines: a discount, a price, a deadline. */
const badgeLayerSchema = z.object({
  ...base,
  kind: z.literal("badge"),
  text: z.string(),
  small: z.string().optional(),
  shape: z.enum(["burst", "circle", "pill", "tag"]),
  fill: color,
  style: textStyleSchema,
});

/** What has no words: of its style only the turn counts. */
const wordless = { ...base, text: z.literal(""), style: textStyleSchema };

/** A picture that a hand has added, cut to its box. `aspect` is its own width divided by its height. */
const pictureLayerSchema = z.object({
  ...wordless,
  kind: z.literal("picture"),
  photo: z.string(),
  aspect: z.number().positive(),
  framing: framingSchema,
  corner: z.number(),
  opacity: z.number(),
});

const shapeLayerSchema = z.object({
  ...wordless,
  kind: z.literal("shape"),
  shape: z.enum(SHAPE_NAMES),
  fill: color,
  opacity: z.number(),
  stroke: z.number().positive().optional(),
});

export const layerSchema = z.discriminatedUnion("kind", [
  textLayerSchema,
  giantLayerSchema,
  buttonLayerSchema,
  logoLayerSchema,
  badgeLayerSchema,
  pictureLayerSchema,
  shapeLayerSchema,
]);
export type Layer = z.infer<typeof layerSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type GiantLayer = z.infer<typeof giantLayerSchema>;
export type GiantLine = z.infer<typeof giantLineSchema>;
export type Point = z.infer<typeof pointSchema>;
export type ButtonLayer = z.infer<typeof buttonLayerSchema>;
export type LogoLayer = z.infer<typeof logoLayerSchema>;
export type BadgeLayer = z.infer<typeof badgeLayerSchema>;
export type PictureLayer = z.infer<typeof pictureLayerSchema>;
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;

/** Shapes and pictures, which words may stand on. */
export const isWordless = (layer: Layer): layer is PictureLayer | ShapeLayer =>
  layer.kind === "picture" || layer.kind === "shape";

/** All the words of a layer; a badge has a second line. */
export const wordsOf = (layer: Layer): string =>
  layer.kind === "badge" && layer.small ? `${layer.text} ${layer.small}` : layer.text;
