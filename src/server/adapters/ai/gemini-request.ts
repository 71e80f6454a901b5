import type { CaptionRequest, ImageRequest, RewriteRequest } from "./port.ts";

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
