import { z } from "zod";
import { chatAnswer, chatCall } from "../wire/chat.ts";
import { pictureOf, sizeOf } from "../wire/pictures.ts";
import { type Answer, type Call, keyOf, startService, WRONG_KEY } from "../wire/start-service.ts";

/** Keys with this ending have nothing left. */
export const EMPTY_KEY = "-empty";

type Listed = { id: string; name: string; supported_parameters: Record<string, unknown>; pricing: unknown[] };
const picture = (cost_usd: number) => [{ billable: "output_image", unit: "image", cost_usd }];

const MODELS: readonly Listed[] = [
  {
    id: "newmaker/vista-2",
    name: "Vista 2",
    supported_parameters: { aspect_ratio: { type: "enum", values: ["1:1", "16:9"] } },
    pricing: [{ billable: "output_image", unit: "token", cost_usd: 0.00003 }],
  },
  {
    id: "google/gemini-3.1-flash-image",
    name: "Gemini 3.1 Flash Image",
    supported_parameters: {
      aspect_ratio: { type: "enum", values: ["1:1", "4:5", "9:16", "16:9", "2:1"] },
      resolution: { type: "enum", values: ["1K", "2K"] },
      output_format: { type: "enum", values: ["png", "jpeg"] },
      input_references: { type: "range", min: 0, max: 14 },
    },
    pricing: picture(0.04),
  },
  {
    id: "openai/gpt-image-2.5-flare",
    name: "GPT Image 2.5 Flare",
    supported_parameters: {
      aspect_ratio: { type: "enum", values: ["1:1", "2:3", "3:2"] },
      quality: { type: "enum", values: ["low", "medium", "high"] },
      input_references: { type: "range", min: 0, max: 1 },
    },
    pricing: picture(0.055),
  },
];

const imageCall = z.strictObject({
  model: z.string(),
  prompt: z.string().min(1),
  aspect_ratio: z.string().optional(),
  resolution: z.string().optional(),
  quality: z.string().optional(),
  output_format: z.string().optional(),
  input_references: z
    .array(
      z.strictObject({
        type: z.literal("image_url"),
        image_url: z.strictObject({ url: z.string().startsWith("data:image/") }),
      }),
    )
    .optional(),
  provider: z.strictObject({ allow_fallbacks: z.literal(false) }),
});
type Image = z.infer<typeof imageCall>;
type OpenrouterCall = Call & {
  kind: "image" | "text" | "check" | "list";
  image?: Image;
  chat?: z.infer<typeof chatCall>;
};

const fault = (code: number, message: string, metadata?: object, headers?: Record<string, string>): Answer => ({
  status: code,
  body: { error: { code, message, ...(metadata && { metadata }) } },
  ...(headers && { headers }),
});

export const openrouterAnswers = {
  refusal: fault(403, "Your input was flagged", {
    reasons: ["violence"],
    flagged_input: "a bad…",
    provider_name: "Google",
  }),
  bad_key: fault(401, "User not found."),
  no_credit: fault(402, "Insufficient credits", { limit_source: "openrouter_credits" }),
  budget: fault(403, "Budget limit exceeded"),
  limit_with_wait: fault(429, "Rate limit exceeded", {}, { "retry-after": "7" }),
  limit_without_wait: fault(429, "Rate limit exceeded"),
  in_flight: fault(402, "In-flight budget", { limit_source: "openrouter_in_flight_budget" }, { "retry-after": "3" }),
  no_endpoints: fault(404, "No endpoints found for this request."),
  error_in_200: { status: 200, body: { error: { code: 402, message: "Insufficient credits" } } },
  broken: fault(502, "Provider returned error"),
} as const;

export const openrouterPictures = (...pictures: Buffer[]): Answer => ({
  status: 200,
  body: {
    created: 1,
    data: pictures.map((bytes) => ({ b64_json: bytes.toString("base64"), media_type: "image/png" })),
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, cost: 0.0391, is_byok: false },
  },
});

/** A parameter that the model does not know is refused, not ignored. */
function check(image: Image): Image {
  const model = MODELS.find(({ id }) => id === image.model);
  if (!model) throw new Error(`no such model: ${image.model}`);
  for (const name of ["aspect_ratio", "resolution", "quality", "output_format"] as const) {
    const value = image[name];
    const takes = model.supported_parameters[name] as { values: string[] } | undefined;
    if (value !== undefined && !takes?.values.includes(value)) throw new Error(`${name} ${value} is not taken`);
  }
  const most = (model.supported_parameters.input_references as { max: number } | undefined)?.max ?? 0;
  if ((image.input_references?.length ?? 0) > most) throw new Error(`at most ${most} references`);
  return image;
}

/** OpenRouter's images, chat, key and lists of models, as far as we use them. */
export function startOpenrouter({ port = 0 } = {}) {
  return startService<OpenrouterCall>({
    port,
    refuse: (message) => fault(400, message),
    read(request, raw) {
      const key = keyOf(request, "Bearer");
      const { method = "", url: path = "" } = request;
      const call = { method, path, key };
      if (method === "GET" && path === "/key") return { ...call, kind: "check" };
      if (method === "GET" && path.startsWith("/images/models")) return { ...call, kind: "list" };
      if (method !== "POST") throw new Error(`no such call: ${method} ${path}`);
      const body: unknown = JSON.parse(raw.toString());
      if (path === "/chat/completions") return { ...call, kind: "text", chat: chatCall.parse(body) };
      if (path !== "/images") throw new Error(`no such call: ${method} ${path}`);
      return { ...call, kind: "image", image: check(imageCall.parse(body)) };
    },
    async answer({ kind, key, path, image, chat }) {
      if (key.endsWith(WRONG_KEY)) return openrouterAnswers.bad_key;
      if (kind === "check") {
        const limit_remaining = key.endsWith(EMPTY_KEY) ? 0 : 12.5;
        return {
          status: 200,
          body: { data: { label: "sk-or-…", limit: 20, limit_remaining, is_management_key: false } },
        };
      }
      if (path === "/images/models")
        return { status: 200, body: { data: MODELS.map(({ pricing, ...model }) => model) } };
      if (kind === "list") {
        const model = MODELS.find(({ id }) => path === `/images/models/${id}/endpoints`);
        return model
          ? { status: 200, body: { data: { endpoints: [{ pricing: model.pricing }] } } }
          : fault(404, "No such model");
      }
      if (chat) return chatAnswer(chat, 0.0008);
      if (!image) throw new Error("a call of no kind");
      const wanted = /\[case:(\w+)\]/.exec(image.prompt)?.[1];
      if (wanted && Object.hasOwn(openrouterAnswers, wanted))
        return openrouterAnswers[wanted as keyof typeof openrouterAnswers];
      return openrouterPictures(await pictureOf(...sizeOf(image.aspect_ratio ?? "1:1")));
    },
  });
}
