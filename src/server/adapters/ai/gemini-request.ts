import type { Format } from "../../../shared/formats.ts";
import type { ImageRequest, RewriteRequest } from "./port.ts";

/** The nearest ratio the service supports; the picture is cropped to the exact format afterwards. */
const ASPECT_RATIOS: Record<Format, string> = {
  "1:1": "1:1",
  "4:5": "4:5",
  "9:16": "9:16",
  "1.91:1": "16:9",
  "16:9": "16:9",
};

export function imageRequestBody({ prompt, images, format }: ImageRequest): string {
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
      imageConfig: { aspectRatio: ASPECT_RATIOS[format], imageSize: "1K" },
    },
  });
}

export function rewriteRequestBody({ instructions, text }: RewriteRequest): string {
  return JSON.stringify({
    systemInstruction: { parts: [{ text: instructions }] },
    contents: [{ role: "user", parts: [{ text }] }],
    generationConfig: {
      responseMimeType: "application/json",
      responseSchema: { type: "OBJECT", properties: { prompt: { type: "STRING" } }, required: ["prompt"] },
    },
  });
}
