import type { IncomingMessage } from "node:http";
import { z } from "zod";

const text = z.strictObject({ text: z.string().min(1) });
const image = z.strictObject({
  inlineData: z.strictObject({
    mimeType: z.enum(["image/png", "image/jpeg", "image/webp"]),
    data: z.base64().max(Math.ceil((7 * 1024 * 1024) / 3) * 4),
  }),
});
const imageCall = z.strictObject({
  // Pictures first, then the text that refers to them.
  contents: z.tuple([
    z.strictObject({
      role: z.literal("user"),
      parts: z
        .array(z.union([image, text]))
        .min(1)
        .max(15),
    }),
  ]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal("TEXT"), z.literal("IMAGE")]),
    imageConfig: z.strictObject({
      aspectRatio: z.enum(["1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9"]),
      imageSize: z.enum(["1K", "2K", "4K"]),
    }),
  }),
});
const string = z.strictObject({ type: z.literal("STRING") });
const arrayOf = <Items extends z.ZodType>(items: Items) => z.strictObject({ type: z.literal("ARRAY"), items });
const oneOf = z.strictObject({ type: z.literal("STRING"), enum: z.array(z.string()).min(1) });
const objectOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({
    type: z.literal("OBJECT"),
    properties: z.strictObject(fields),
    required: z.array(z.enum(Object.keys(fields))).length(Object.keys(fields).length),
  });
const textCall = z.strictObject({
  systemInstruction: z.strictObject({ parts: z.tuple([text]) }),
  contents: z.tuple([z.strictObject({ role: z.literal("user"), parts: z.tuple([text]) })]),
  generationConfig: z.strictObject({
    responseMimeType: z.literal("application/json"),
    responseSchema: z.union([
      objectOf({ prompt: string }),
      objectOf({ captions: arrayOf(arrayOf(string)) }),
      objectOf({
        kind: oneOf,
        language: oneOf,
        facts: arrayOf(objectOf({ role: oneOf, value: string, terms: string })),
      }),
    ]),
  }),
});
export type ImageCall = z.infer<typeof imageCall>;
type TextCall = z.infer<typeof textCall>;

export type GoodRequest =
  | { kind: "check"; key: string }
  | { kind: "image"; key: string; model: string; body: ImageCall; text: string }
  | { kind: "text"; key: string; model: string; body: TextCall; text: string };

/** What the real service would read from a request. Throws with a description if it could not. */
export function checkRequest(request: IncomingMessage, raw: string): GoodRequest {
  const url = new URL(request.url ?? "", "http://service");
  const key = request.headers["x-goog-api-key"];
  if (typeof key !== "string" || !key) throw new Error("there is no key in the header x-goog-api-key");
  if (decodeURIComponent(request.url ?? "").includes(key)) throw new Error("the key stands in the address");
  if (url.searchParams.has("key")) throw new Error("the address has a parameter key");
  if (request.method === "GET") {
    if (`${url.pathname}${url.search}` !== "/v1beta/models?pageSize=1") throw new Error(`no such list: ${request.url}`);
    return { kind: "check", key };
  }
  const model = /^\/v1beta\/models\/([\w.-]+):generateContent$/.exec(url.pathname)?.[1];
  if (request.method !== "POST" || !model || url.search)
    throw new Error(`no such call: ${request.method} ${request.url}`);
  if (!request.headers["content-type"]?.startsWith("application/json")) throw new Error("the body is not called JSON");
  const body: unknown = JSON.parse(raw);
  if (/image|banana/.test(model)) {
    const parsed = imageCall.parse(body);
    const parts = parsed.contents[0].parts;
    const last = parts.at(-1);
    if (!last || !("text" in last)) throw new Error("the text does not come last");
    if (parts.filter((one) => "text" in one).length !== 1) throw new Error("there is more than one text");
    return { kind: "image", key, model, body: parsed, text: last.text };
  }
  const parsed = textCall.parse(body);
  return { kind: "text", key, model, body: parsed, text: parsed.contents[0].parts[0].text };
}
