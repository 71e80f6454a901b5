import { createCompatible } from "../../../src/server/adapters/ai/compatible/compatible.ts";
import { createFal } from "../../../src/server/adapters/ai/fal/fal.ts";
import { createGemini } from "../../../src/server/adapters/ai/gemini.ts";
import { createOpenai } from "../../../src/server/adapters/ai/openai/openai.ts";
import { createOpenrouter } from "../../../src/server/adapters/ai/openrouter/openrouter.ts";
import type { AiProvider } from "../../../src/server/adapters/ai/port.ts";
import { createPictureFetcher } from "../../../src/server/adapters/fetch/fetch-picture.ts";
import { FETCH_LIMITS, portsBeside } from "../../../src/server/adapters/fetch/fetch-rules.ts";
import { createCatalogue } from "../../../src/server/ai/catalogue.ts";
import type { ImageModel } from "../../../src/shared/ai-services/image-model.ts";
import { knownModels } from "../../../src/shared/ai-services/image-models.ts";
import { compatibleAnswers, compatiblePictures, startCompatible } from "../../stand-ins/compatible/start-compatible.ts";
import { falAnswers, falPictures, startFal } from "../../stand-ins/fal/start-fal.ts";
import {
  type Answer as GeminiAnswer,
  answers as geminiAnswers,
  pictureAnswer,
} from "../../stand-ins/gemini/answers.ts";
import { startGemini } from "../../stand-ins/gemini/start-gemini.ts";
import { openaiAnswers, openaiPictures, startOpenai } from "../../stand-ins/openai/start-openai.ts";
import { openrouterAnswers, openrouterPictures, startOpenrouter } from "../../stand-ins/openrouter/start-openrouter.ts";
import type { Answer, Step } from "../../stand-ins/wire/start-service.ts";

/** Short, so that waiting for nothing ends soon. A test may change what it is about. */
export const timing = { firstByteMs: 10_000, idleMs: 2_000, totalMs: 60_000, firstPauseMs: 5 };
const OWN = {
  name: "Own server",
  models: ["flux.2-klein-9b"],
  references: 3,
  textModel: "llama",
  firstByteSeconds: 600,
};

/** What the service answers, or does to the connection, instead of a good picture. */
type Trouble = "refusal" | "bad_key" | "no_credit" | "limit_with_wait" | "limit_without_wait";
type LineTrouble = "cut" | "drip" | "endlessBody";

/** One service with everything a case needs, whatever its protocol. */
export type Desk = {
  provider: AiProvider;
  /** The default. */
  model: ImageModel;
  models: readonly ImageModel[];
  key: string;
  answer: (trouble: Trouble) => void;
  line: (trouble: LineTrouble) => void;
  /** Pictures of the test's choice; none for an empty answer. */
  pictures: (...bytes: Buffer[]) => void;
  posts: () => number;
  faults: readonly string[];
  forget: () => void;
  stop: () => Promise<void>;
};

const firstOf = (models: readonly ImageModel[]): ImageModel => {
  const [model] = models;
  if (!model) throw new Error("no model");
  return model;
};

type Service = Awaited<ReturnType<typeof startOpenai | typeof startOpenrouter | typeof startCompatible>>;
const plain = (
  service: Service,
  answers: Record<Trouble, Answer>,
  pictures: (...bytes: Buffer[]) => Answer,
): Pick<Desk, "answer" | "line" | "pictures" | "posts" | "faults" | "forget" | "stop"> => ({
  ...service,
  answer: (trouble) => service.next("image", { answer: answers[trouble] }),
  line: (trouble) => service.next("image", { [trouble]: true } as Step),
  pictures: (...bytes) => service.next("image", { answer: pictures(...bytes) }),
});

async function openGemini(): Promise<Desk> {
  const gemini = await startGemini();
  const answers: Record<Trouble, GeminiAnswer> = {
    refusal: geminiAnswers.image_safety,
    bad_key: geminiAnswers.invalid_key,
    no_credit: geminiAnswers.prepay_depleted,
    limit_with_wait: geminiAnswers.quota_minute,
    limit_without_wait: geminiAnswers.quota_unexplained,
  };
  const steps = {
    cut: { cut: "connection" },
    drip: { hang: "in the body" },
    endlessBody: { endlessBody: true },
  } as const;
  return {
    provider: createGemini(gemini.url, timing),
    model: firstOf(knownModels("gemini")),
    models: knownModels("gemini"),
    key: "AIzaSyGOODkey0123456789abcdefghijklmnoa1B2",
    answer: (trouble) => gemini.next({ answer: answers[trouble] }),
    line: (trouble) => gemini.next(steps[trouble]),
    pictures: (...bytes) => gemini.next({ answer: bytes.length > 0 ? several(bytes) : geminiAnswers.no_candidates }),
    posts: () => gemini.calls.length,
    faults: gemini.faults,
    forget: gemini.forget,
    stop: gemini.stop,
  };
}

function several(bytes: Buffer[]): GeminiAnswer {
  const parts = bytes.map((one) => ({ inlineData: { mimeType: "image/png", data: one.toString("base64") } }));
  const one = pictureAnswer(Buffer.alloc(0));
  return { ...one, body: { candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }] } };
}

async function openOpenai(): Promise<Desk> {
  const openai = await startOpenai();
  return {
    ...plain(openai, openaiAnswers, openaiPictures),
    provider: createOpenai(openai.url, timing),
    model: firstOf(knownModels("openai")),
    models: knownModels("openai"),
    key: "sk-proj-GOODkey0123456789abcdefghijklmnoa1B2",
  };
}

async function openOpenrouter(): Promise<Desk> {
  const openrouter = await startOpenrouter();
  const provider = createOpenrouter(openrouter.url, timing);
  const key = "sk-or-v1-GOODkey0123456789abcdefghijklmnoa1B2";
  const checked = await provider.checkKey(key, new AbortController().signal);
  const models = (checked.ok && checked.value?.models) || [];
  return { ...plain(openrouter, openrouterAnswers, openrouterPictures), provider, model: firstOf(models), models, key };
}

async function openCompatible(): Promise<Desk> {
  const own = await startCompatible();
  const sizes = ["1024x1024", "896x1152", "768x1344", "1216x640", "1344x768"];
  const catalogue = createCatalogue({ ...OWN, sizes, baseUrl: own.url });
  return {
    ...plain(own, compatibleAnswers, compatiblePictures),
    provider: createCompatible({ ...OWN, baseUrl: own.url }, timing),
    model: firstOf(catalogue.modelsOf("compatible", [])),
    models: catalogue.modelsOf("compatible", []),
    key: "",
  };
}

/** Sending a job meets the troubles of keys and limits, its result those of pictures. */
async function openFal(): Promise<Desk> {
  const fal = await startFal();
  const fetchPicture = createPictureFetcher({
    ports: portsBeside([]),
    standIns: new Set([new URL(fal.url).host]),
    resolveName: () => Promise.resolve([]),
    limits: FETCH_LIMITS,
  });
  const types = { "content-type": "image/png" };
  return {
    ...fal,
    provider: createFal({ queue: fal.url, api: fal.url }, { fetchPicture, timing }),
    model: firstOf(knownModels("fal")),
    models: knownModels("fal"),
    key: "12345678-1234-1234-1234-123456789abc:0123456789abcdef0123456789abcdef",
    answer: (trouble) => fal.next(trouble === "refusal" ? "result" : "submit", { answer: falAnswers[trouble] }),
    line: (trouble) => fal.next("submit", { [trouble]: true } as Step),
    pictures(...bytes) {
      if (bytes.length === 0) return fal.next("result", { answer: falAnswers.nothing_made });
      const urls = bytes.map((_, at) => `${fal.url}/files/64x${64 + at}.png`);
      fal.next("result", { answer: falPictures(...urls) });
      fal.next("picture", ...bytes.map((body) => ({ answer: { status: 200, body, headers: types } })));
    },
  };
}

export const DESKS = {
  gemini: openGemini,
  openai: openOpenai,
  openrouter: openOpenrouter,
  fal: openFal,
  compatible: openCompatible,
} as const;
export type DeskName = keyof typeof DESKS;
