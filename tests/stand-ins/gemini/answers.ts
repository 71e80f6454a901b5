/** Bodies in the service's own shapes. One entry per case; `[case:name]` in a prompt, or a script, selects it. */

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

const MODEL = "gemini-nano-banana-2.1";
const usage = { promptTokenCount: 260, candidatesTokenCount: 1131, totalTokenCount: 1391 };
const envelope = { usageMetadata: usage, modelVersion: MODEL, responseId: "standin-response" };
const ok = (body: Record<string, unknown>): Answer => ({ status: 200, body: { ...envelope, ...body } });
const candidate = (finishReason: string, more: Record<string, unknown> = {}) =>
  ok({ candidates: [{ content: {}, finishReason, index: 0, ...more }] });
const error = (code: number, status: string, message: string, details?: unknown[]): Answer => ({
  status: code,
  body: { error: { code, message, status, ...(details && { details }) } },
});
const detail = (type: string, fields: Record<string, unknown>) => ({
  "@type": `type.googleapis.com/google.rpc.${type}`,
  ...fields,
});
const CANNOT_SHOW =
  "Unable to show the generated image. The model could not generate the image based on the prompt provided. You will not be charged for this request. Try rephrasing the prompt.";
const quota = (limit: string, quotaId: string, retryDelay: string) =>
  error(
    429,
    "RESOURCE_EXHAUSTED",
    `You exceeded your current quota, please check your plan and billing details.\n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: ${limit}, model: ${MODEL}\nPlease retry in ${retryDelay}.`,
    [
      detail("Help", { links: [{ description: "Learn more about Gemini API quotas", url: "https://ai.google.dev" }] }),
      detail("QuotaFailure", { violations: [{ quotaId, quotaDimensions: { model: MODEL } }] }),
      detail("RetryInfo", { retryDelay }),
    ],
  );

/** A good answer: some text, then the picture. */
export function pictureAnswer(picture: Buffer, mimeType = "image/png"): Answer {
  const inlineData = { mimeType, data: picture.toString("base64") };
  return ok({
    candidates: [
      {
        content: {
          role: "model",
          parts: [{ text: "Here is your ad image." }, { inlineData, thoughtSignature: "c2ln" }],
        },
        finishReason: "STOP",
        index: 0,
      },
    ],
  });
}

/** Drafts come first, marked as thoughts; only the last picture is the result. */
export function thoughtfulAnswer(draft: Buffer, picture: Buffer): Answer {
  const image = (bytes: Buffer) => ({ inlineData: { mimeType: "image/png", data: bytes.toString("base64") } });
  const parts = [{ text: "Planning", thought: true }, { ...image(draft), thought: true }, image(picture)];
  return ok({ candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }] });
}

export function textAnswer(text: string): Answer {
  return ok({
    candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 400, candidatesTokenCount: 100, thoughtsTokenCount: 100, totalTokenCount: 600 },
    modelVersion: "gemini-3.8-flash",
  });
}

export const modelsAnswer: Answer = {
  status: 200,
  body: { models: [{ name: `models/${MODEL}`, supportedGenerationMethods: ["generateContent"] }], nextPageToken: "x" },
};

export const invalidKey = error(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
  detail("ErrorInfo", { reason: "API_KEY_INVALID", domain: "googleapis.com" }),
]);

export const answers = {
  text_only_refusal: textAnswer("I can't create that image, but I can help with a different idea."),
  prompt_blocked: ok({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }),
  prompt_blocked_safety: ok({
    promptFeedback: {
      blockReason: "SAFETY",
      safetyRatings: [{ category: "HARM_CATEGORY_HARASSMENT", probability: "HIGH", blocked: true }],
    },
  }),
  image_safety: candidate("IMAGE_SAFETY", { finishMessage: CANNOT_SHOW }),
  image_safety_null_parts: candidate("IMAGE_SAFETY", { content: { parts: null } }),
  image_prohibited: candidate("IMAGE_PROHIBITED_CONTENT"),
  image_recitation: candidate("IMAGE_RECITATION"),
  image_other: candidate("IMAGE_OTHER", { finishMessage: CANNOT_SHOW }),
  no_image: candidate("NO_IMAGE"),
  unheard_of_reason: candidate("IMAGE_TOO_SPICY", { content: null }),
  no_candidates: ok({}),
  strange_shapes: {
    status: 200,
    body: { candidates: [null, 7, { content: "none", finishReason: 3 }], usageMetadata: 1 },
  },
  invalid_key: invalidKey,
  missing_key: error(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers."),
  leaked_key: error(403, "PERMISSION_DENIED", "Your API key was reported as leaked. Please use another API key."),
  unauthenticated: error(401, "UNAUTHENTICATED", "Request had invalid authentication credentials."),
  region: error(400, "FAILED_PRECONDITION", "User location is not supported for the API use."),
  bad_argument: error(400, "INVALID_ARGUMENT", "Request contains an invalid argument."),
  model_gone: error(404, "NOT_FOUND", "models/gemini-2.5-flash-image-preview is not found for API version v1beta."),
  model_closed: error(
    404,
    "NOT_FOUND",
    "This model models/gemini-2.5-flash-image is no longer available to new users.",
  ),
  prepay_depleted: error(
    429,
    "RESOURCE_EXHAUSTED",
    "Your prepayment credits are depleted. Please go to AI Studio at https://ai.studio/projects to manage your project and billing.",
  ),
  quota_minute: quota("10", "GenerateRequestsPerMinutePerProjectPerModel-FreeTier", "22s"),
  quota_hour: quota("10", "GenerateRequestsPerMinutePerProjectPerModel-FreeTier", "1800s"),
  quota_day: quota("100", "GenerateRequestsPerDayPerProjectPerModel-FreeTier", "54s"),
  quota_zero: quota("0", "GenerateRequestsPerDayPerProjectPerModel-FreeTier", "54s"),
  quota_unexplained: error(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted."),
  overload: error(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
  high_demand: error(503, "UNAVAILABLE", "This model is currently experiencing high demand. Please try again later."),
  internal: error(500, "INTERNAL", "An internal error has occurred."),
  deadline: error(504, "DEADLINE_EXCEEDED", "Deadline expired before operation could complete."),
  payload_too_large: error(400, "INVALID_ARGUMENT", "Request payload size exceeds the limit: 20971520 bytes."),
  html_bad_gateway: { status: 502, body: "<html><title>502 Bad Gateway</title></html>" },
  html_forbidden: { status: 403, body: "<html><title>403 Forbidden</title></html>" },
  html_unavailable: { status: 503, body: "<html>busy</html>" },
  html_ok: { status: 200, body: "<html><title>Sign in to the hotel's network</title></html>" },
  empty_ok: { status: 200, body: "" },
  redirect: { status: 302, body: "", headers: { location: "http://127.0.0.1:9/stolen" } },
  teapot: { status: 418, body: {} },
  bad_base64: ok({
    candidates: [
      { content: { parts: [{ inlineData: { mimeType: "image/png", data: "!!!!" } }] }, finishReason: "STOP", index: 0 },
    ],
  }),
  html_as_picture: pictureAnswer(Buffer.from("<html>no picture</html>")),
  half_a_picture: pictureAnswer(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
} as const satisfies Record<string, Answer>;

export type CaseName = keyof typeof answers;
