import { z } from "zod";
import { openaiImageTokens } from "../../../src/shared/ai-services/openai-tokens.ts";
import { chatAnswer, chatCall } from "../wire/chat.ts";
import { pictureOf } from "../wire/pictures.ts";
import { readForm } from "../wire/read-form.ts";
import { type Answer, type Call, keyOf, startService, WRONG_KEY } from "../wire/start-service.ts";

const MODELS = [
  "gpt-image-2.6-flare",
  "gpt-image-2.6-sunburst",
  "gpt-image-2.5-flare",
  "gpt-image-2.5-sunburst",
  "gpt-image-2",
];
/** Output tokens grow with these, by OpenAI's calculator. */
const BASE: Record<string, number> = { low: 16, medium: 24, high: 48, xhigh: 64, max: 96 };
const BASE_OF_2: Record<string, number> = { low: 16, medium: 48, high: 96 };

/** Sides divide by 16, longest 3840, ratio up to 3:1, 655,360 to 8,294,400 pixels. */
const size = z.string().refine((text) => {
  const [width = 0, height = 0] = /^\d+x\d+$/.test(text) ? text.split("x").map(Number) : [];
  const [short, long] = width < height ? [width, height] : [height, width];
  const pixels = width * height;
  return (
    width % 16 === 0 &&
    height % 16 === 0 &&
    long <= 3840 &&
    long <= 3 * short &&
    pixels >= 655_360 &&
    pixels <= 8_294_400
  );
}, "is no size that is taken");
const fields = {
  model: z.enum(MODELS),
  prompt: z.string().min(1).max(32_000),
  size,
  quality: z.enum(["low", "medium", "high", "xhigh", "max"]),
  output_format: z.enum(["png", "jpeg", "webp"]),
};
const generation = z.strictObject({
  ...fields,
  n: z.literal(1),
  background: z.literal("opaque"),
  moderation: z.literal("auto"),
});
const edit = z.strictObject(fields);

type Image = z.infer<typeof edit>;
type OpenaiCall = Call & {
  kind: "image" | "text" | "check";
  image?: Image;
  pictures: number;
  chat?: z.infer<typeof chatCall>;
};

const openaiError = (status: number, error: Record<string, unknown>, headers?: Record<string, string>): Answer => ({
  status,
  body: { error: { message: "", type: "invalid_request_error", param: null, code: null, ...error } },
  ...(headers && { headers }),
});

/** Its answers to what it does not do, by name. */
export const openaiAnswers = {
  refusal: openaiError(400, {
    message: "Your request was rejected by the safety system. safety_violations=[violence]",
    type: "image_generation_user_error",
    code: "moderation_blocked",
    moderation_details: { moderation_stage: "output", categories: ["violence"] },
  }),
  refusal_of_words: openaiError(400, {
    message: "Your request was rejected by the safety system. safety_violations=[violence]",
    code: "moderation_blocked",
    moderation_details: { moderation_stage: "input", categories: ["violence"] },
  }),
  bad_key: openaiError(401, { message: "Incorrect API key provided.", code: "invalid_api_key" }),
  not_verified: openaiError(403, {
    message: "Your organization must be verified to use the model `gpt-image-2.5-flare`.",
  }),
  country: openaiError(403, {
    message: "Country, region, or territory not supported",
    code: "unsupported_country_region_territory",
  }),
  no_credit: openaiError(429, {
    message: "You exceeded your current quota.",
    type: "insufficient_quota",
    code: "credit_balance_exhausted",
  }),
  hard_limit: openaiError(400, { message: "Billing hard limit has been reached", code: "billing_hard_limit_reached" }),
  limit_with_wait: openaiError(
    429,
    { message: "Rate limit reached for images.", code: "rate_limit_exceeded" },
    { "retry-after": "7" },
  ),
  limit_without_wait: openaiError(429, { message: "Slow down.", code: "slow_down" }),
  overloaded: openaiError(503, {
    message: "That model is overloaded.",
    type: "server_error",
    code: "server_is_overloaded",
  }),
  broken: openaiError(500, { message: "The server had an error.", type: "server_error" }),
} as const;

const answerWith = (pictures: readonly Buffer[], { model, size: asked, quality }: Image, sentAlong: number): Answer => {
  const [width = 0, height = 0] = asked.split("x").map(Number);
  const output_tokens = openaiImageTokens((model === "gpt-image-2" ? BASE_OF_2 : BASE)[quality] ?? 48, width, height);
  const details = { text_tokens: 60, image_tokens: 1_700 * sentAlong };
  const input_tokens = details.text_tokens + details.image_tokens;
  return {
    status: 200,
    headers: { "x-request-id": "req_standin" },
    body: {
      created: 1,
      data: pictures.map((picture) => ({ b64_json: picture.toString("base64") })),
      size: asked,
      quality,
      output_format: "png",
      usage: { input_tokens, input_tokens_details: details, output_tokens, total_tokens: input_tokens + output_tokens },
    },
  };
};
/** What the service says about pictures of the test's choice. */
export const openaiPictures = (...pictures: Buffer[]) =>
  answerWith(
    pictures,
    { model: "gpt-image-2.5-flare", prompt: "", size: "1088x1088", quality: "high", output_format: "png" },
    0,
  );

/** OpenAI's Images, chat completions and list of models, as far as we use them. */
export function startOpenai({ port = 0 } = {}) {
  return startService<OpenaiCall>({
    port,
    refuse: (message) => openaiError(400, { message }),
    async read(request, raw) {
      const key = keyOf(request, "Bearer");
      const { method = "", url: path = "" } = request;
      const call = { method, path, key, pictures: 0 };
      if (method === "GET" && /^\/models\/[\w.-]+$/.test(path)) return { ...call, kind: "check" };
      if (method !== "POST") throw new Error(`no such call: ${method} ${path}`);
      if (path === "/chat/completions")
        return { ...call, kind: "text", chat: chatCall.parse(JSON.parse(raw.toString())) };
      if (path === "/images/generations")
        return { ...call, kind: "image", image: generation.parse(JSON.parse(raw.toString())) };
      if (path !== "/images/edits") throw new Error(`no such call: ${method} ${path}`);
      const form = await readForm(request, raw);
      if (form.files.length === 0 || form.files.length > 16)
        throw new Error(`${form.files.length} pictures are too few or many`);
      for (const { field, type } of form.files) {
        if (field !== "image[]" || !/^image\/(png|webp|jpeg)$/.test(type))
          throw new Error(`no such file: ${field} ${type}`);
      }
      return { ...call, kind: "image", image: edit.parse(form.fields), pictures: form.files.length };
    },
    async answer({ kind, key, image, chat, pictures }) {
      if (key.endsWith(WRONG_KEY)) return openaiAnswers.bad_key;
      if (kind === "check") return { status: 200, body: { id: "gpt-image-2.5-flare", object: "model" } };
      if (chat) return chatAnswer(chat);
      if (!image) throw new Error("a call of no kind");
      const wanted = /\[case:(\w+)\]/.exec(image.prompt)?.[1];
      if (wanted && Object.hasOwn(openaiAnswers, wanted)) return openaiAnswers[wanted as keyof typeof openaiAnswers];
      const [width = 0, height = 0] = image.size.split("x").map(Number);
      return answerWith([await pictureOf(width, height)], image, pictures);
    },
  });
}
