import { READING_SCHEMA } from "../../../engine/author/answer/answer-shape.ts";
import type { CaptionRequest, ImageRequest, ReadingRequest, RewriteRequest } from "./port.ts";

export function imageRequestBody({ prompt, images, format, model }: ImageRequest): string {
  return JSON.stringify({
    contents: [
      {
        role: "user",
        parts: [
          ...images.map(({ bytes, mimeType }) => ({
            inlineData: { mimeType, data: Buffer.from(bytes).toString("base64") },
          })),
          { text: prompt },
        ],
      },
    ],
    generationConfig: {
      responseModalities: ["TEXT", "IMAGE"],
      imageConfig: { aspectRatio: model.ask[format], imageSize: "1K" },
    },
  });
}

export const rewriteRequestBody = ({ instructions, text }: RewriteRequest) =>
  textRequestBody(instructions, text, { prompt: { type: "STRING" } });

export const captionRequestBody = ({ instructions, topic }: CaptionRequest) =>
  textRequestBody(instructions, topic, {
    captions: { type: "ARRAY", items: { type: "ARRAY", items: { type: "STRING" } } },
  });

export const readingRequestBody = ({ instructions, text }: ReadingRequest) =>
  textRequestBody(instructions, text, mapValues(READING_SCHEMA.properties, inGeminisWords));

/** Its schemas name types in capitals, and objects have no fields but their own. */
function inGeminisWords(schema: unknown): unknown {
  if (Array.isArray(schema) || typeof schema !== "object" || schema === null) return schema;
  const { type, properties, additionalProperties: _, ...rest } = schema as Record<string, unknown>;
  return {
    ...mapValues(rest, inGeminisWords),
    ...(typeof type === "string" && { type: type.toUpperCase() }),
    ...(typeof properties === "object" && { properties: mapValues({ ...properties }, inGeminisWords) }),
  };
}

const mapValues = (object: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

function textRequestBody(instructions: string, text: string, properties: Record<string, unknown>): string {
  return JSON.stringify({
    systemInstruction: { parts: [{ text: instructions }] },
    contents: [{ role: "user", parts: [{ text }] }],
    generationConfig: {
      responseMimeType: "application/json",
      responseSchema: { type: "OBJECT", properties, required: Object.keys(properties) },
    },
  });
}
