import { z } from "zod";
import { layerSchema } from "../../engine/layers/layer.ts";
import { findingSchema } from "../../engine/lint/finding.ts";
import type { MemeScene } from "../../engine/memes/meme-scene.ts";
import { boxSchema } from "../../engine/scene/box.ts";
import { sceneSchema } from "../../engine/scene/scene.ts";
import { pictureFormatSchema } from "../../shared/formats.ts";

// The messages between the threads, in both directions.

const paintedPartSchema = z.object({
  /** A layer, or a preset, is named by its id. */
  of: z.union([z.enum(["whole", "under", "over"]), z.object({ layer: z.string() }), z.object({ preset: z.string() })]),
  scale: z.number().positive().max(1),
});
export type PaintedPart = z.infer<typeof paintedPartSchema>;

/** A scene to be painted. Photos are keyed by their names in it. */
const sceneRequestSchema = z.object({
  scene: sceneSchema,
  format: pictureFormatSchema,
  photos: z.record(z.string(), z.instanceof(Uint8Array)).default({}),
  /** Also run the design lint. Takes about as long again. */
  lint: z.boolean().default(false),
  /** Only lay it out: where everything stands, without a picture. */
  outline: z.boolean().default(false),
  /** Only this part of the picture, or all of it, at this scale: for previews. */
  part: paintedPartSchema.optional(),
});

/** The picture of a meme template, without words. Its scene is part of the release, not something a user sends. */
const templateRequestSchema = z.object({
  template: z.object({
    slug: z.string(),
    structure: z.string(),
    scene: z.custom<MemeScene>((value) => typeof value === "object" && value !== null),
    width: z.int().positive(),
    height: z.int().positive(),
  }),
});

export const renderRequestSchema = z.union([sceneRequestSchema, templateRequestSchema]);
export type RenderRequest = z.input<typeof renderRequestSchema>;

export const renderAnswerSchema = z.discriminatedUnion("ok", [
  z.object({
    ok: z.literal(true),
    width: z.number(),
    height: z.number(),
    png: z.instanceof(Uint8Array),
    layers: z.array(layerSchema),
    /** Those that a hand has hidden, and what each would lie on. */
    hidden: z.array(z.object({ layer: layerSchema, above: z.string().nullable() })).optional(),
    /** All of them as the layout alone decides. */
    unedited: z.array(layerSchema).optional(),
    /** The parts that show the product or a face. */
    keepClear: z.array(boxSchema).optional(),
    findings: z.array(findingSchema),
    /** With the lint: how well the user's photograph is seen, from 0 to 1. */
    sight: z.number().optional(),
    /** Of a part: the box it covers on the canvas, and whether a layer could be lifted off what lies under it. */
    box: boxSchema.optional(),
    isLifted: z.boolean().optional(),
    /** What the scene says and the picture does not, in words. */
    leftOut: z.array(z.string()).optional(),
  }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
export type RenderAnswer = z.infer<typeof renderAnswerSchema>;
export type RenderedCreative = Omit<Extract<RenderAnswer, { ok: true }>, "ok">;
