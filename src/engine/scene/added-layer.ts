import { z } from "zod";
import { textStyleSchema } from "./text-style.ts";
import { visible } from "./visible.ts";

/** What a hand may put on a picture, beyond what its layout brings. */
export const MAX_ADDED_LAYERS = 30;
/** With photos and logo they are as many as an oven keeps. */
export const MAX_ADDED_PICTURES = 6;
export const MAX_ADDED_WORDS = 300;
const MAX_NAME = 60;

export const SHAPE_NAMES = ["rectangle", "rounded", "ellipse", "line", "arrow", "triangle", "star", "bubble"] as const;
export const BUTTON_SHAPES = ["pill", "block", "sketch", "line"] as const;
export const BADGE_SHAPES = ["burst", "circle", "pill", "tag"] as const;

const color = textStyleSchema.shape.color;
const text = z.string().transform(visible).pipe(z.string().max(MAX_ADDED_WORDS));
const share = z.number().min(-1).max(2);
/** In pixels of a 1080 pixel picture. */
export const MAX_LENGTH = 4_000;
const length = z.number().min(1).max(MAX_LENGTH);
const unit = z.number().min(0).max(1);

const base = {
  id: z.string().regex(/^added-[a-z0-9]{1,24}$/),
  /** Where its middle lies, in shares of the safe zone: in every format where nobody has put it elsewhere. */
  at: z.object({ x: share, y: share }),
  /** In pixels of a 1080 pixel picture, like the sizes of its words. */
  size: z.object({ width: length, height: length }),
  angle: z.number().min(-360).max(360).default(0),
};
const style = textStyleSchema.omit({ rotate: true, strong: true });

/** Which part of a picture is seen: this point of it, in shares, comes to lie in the middle if it can. */
export const framingSchema = z.object({
  x: unit,
  y: unit,
  /** How much larger than needed to fill its place. */
  zoom: z.number().min(1).max(5).default(1),
  /** All of it, with its ground around it, however little of its place that fills. */
  isWhole: z.boolean().optional(),
});
export type Framing = z.infer<typeof framingSchema>;

/** A layer that somebody added. It is in every format; what differs there are edits, as of the layout's own layers. */
export const addedLayerSchema = z.discriminatedUnion("kind", [
  z.object({ ...base, kind: z.literal("text"), text, style, ground: color.optional() }),
  z.object({
    ...base,
    kind: z.literal("button"),
    text,
    style,
    fill: color,
    shape: z.enum(BUTTON_SHAPES).default("pill"),
    arrow: z.boolean().default(false),
  }),
  z.object({
    ...base,
    kind: z.literal("badge"),
    text,
    small: text.optional(),
    style,
    fill: color,
    shape: z.enum(BADGE_SHAPES).default("burst"),
  }),
  /** The brand's own logo where there is one, else its mark and name. */
  z.object({ ...base, kind: z.literal("logo"), color }),
  z.object({
    ...base,
    kind: z.literal("picture"),
    /** The key under which the caller hands in its bytes. */
    photo: z.string().min(1).max(MAX_NAME),
    framing: framingSchema.default({ x: 0.5, y: 0.5, zoom: 1 }),
    /** Round corners, as a share of the shorter side. */
    corner: z.number().min(0).max(0.5).default(0),
  }),
  z.object({
    ...base,
    kind: z.literal("shape"),
    shape: z.enum(SHAPE_NAMES),
    fill: color,
    /** From clear to solid. */
    opacity: unit.default(1),
    /** Only its edge, this wide in pixels of a 1080 pixel picture. */
    stroke: z.number().min(1).max(200).optional(),
  }),
]);
export type AddedLayer = z.infer<typeof addedLayerSchema>;

/** The names of the pictures that layers show. */
export const picturesIn = (added: readonly AddedLayer[] = []) => [
  ...new Set(added.flatMap((layer) => (layer.kind === "picture" ? [layer.photo] : []))),
];

export const addedLayersSchema = z
  .array(addedLayerSchema)
  .max(MAX_ADDED_LAYERS, `A creative may have at most ${MAX_ADDED_LAYERS} layers of your own.`)
  .refine((added) => new Set(added.map(({ id }) => id)).size === added.length, "Every layer needs an id of its own")
  .refine((added) => picturesIn(added).length <= MAX_ADDED_PICTURES, {
    error: `A creative may have at most ${MAX_ADDED_PICTURES} pictures of your own.`,
  });
