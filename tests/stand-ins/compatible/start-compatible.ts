import { z } from "zod";
import { chatAnswer, chatCall } from "../wire/chat.ts";
import { pictureOf } from "../wire/pictures.ts";
import { readForm } from "../wire/read-form.ts";
import { type Answer, type Call, startService, WRONG_KEY } from "../wire/start-service.ts";

/** Only what every such server knows. */
const imageCall = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1),
  n: z.union([z.literal(1), z.literal("1")]),
  size: z.string().regex(/^\d+x\d+$/),
  response_format: z.literal("b64_json"),
});
type Image = z.infer<typeof imageCall>;
type CompatibleCall = Call & {
  kind: "image" | "text" | "check" | "file";
  image?: Image;
  chat?: z.infer<typeof chatCall>;
};

/** Each in another of the shapes that such servers use. */
export const compatibleAnswers = {
  refusal: { status: 400, body: { error: { code: 400, message: "Blocked by the content policy", type: "invalid" } } },
  bad_key: { status: 401, body: { detail: "Invalid API key" } },
  no_credit: { status: 402, body: { error: "Budget has been exceeded" } },
  limit_with_wait: { status: 429, body: "busy", headers: { "retry-after": "7" } },
  limit_without_wait: { status: 429, body: { detail: [{ loc: ["body"], msg: "busy", type: "limit" }] } },
  broken: { status: 500, body: "CUDA out of memory" },
} as const satisfies Record<string, Answer>;

export const compatiblePictures = (...pictures: Buffer[]): Answer => ({
  status: 200,
  body: { created: 1, data: pictures.map((bytes) => ({ b64_json: bytes.toString("base64") })) },
});

/** A server of one's own. `asAddress` gives the picture's address instead of the picture, as LocalAI does. */
export function startCompatible({ port = 0, asAddress = false } = {}) {
  return startService<CompatibleCall>({
    port,
    refuse: (detail) => ({ status: 422, body: { detail } }),
    async read(request, raw) {
      const { method = "", url: path = "" } = request;
      const call = { method, path, key: (request.headers.authorization ?? "").replace("Bearer ", "") };
      if (method === "GET" && path === "/v1/models") return { ...call, kind: "check" };
      if (method === "GET" && path.startsWith("/generated-images/")) return { ...call, kind: "file" };
      if (method !== "POST") throw new Error(`no such call: ${method} ${path}`);
      if (path === "/v1/chat/completions")
        return { ...call, kind: "text", chat: chatCall.parse(JSON.parse(raw.toString())) };
      if (path === "/v1/images/generations")
        return { ...call, kind: "image", image: imageCall.parse(JSON.parse(raw.toString())) };
      if (path !== "/v1/images/edits") throw new Error(`no such call: ${method} ${path}`);
      const { fields, files } = await readForm(request, raw);
      if (files.length === 0 || files.some(({ field }) => field !== "image")) throw new Error("no picture named image");
      return { ...call, kind: "image", image: imageCall.parse(fields) };
    },
    async answer({ kind, key, path, image, chat }, url) {
      if (key.endsWith(WRONG_KEY)) return compatibleAnswers.bad_key;
      if (kind === "check") return { status: 200, body: { object: "list", data: [{ id: "flux.2-klein-9b" }] } };
      if (chat) return chatAnswer(chat);
      const [width = 64, height = 64] = (image?.size ?? path.replace(/.*\//, "")).split(/[x.]/).map(Number);
      const bytes = await pictureOf(width, height);
      if (kind === "file") return { status: 200, body: bytes, headers: { "content-type": "image/png" } };
      if (!asAddress) return compatiblePictures(bytes);
      return { status: 200, body: { data: [{ url: `${url}/generated-images/${image?.size}.png` }] } };
    },
  });
}
