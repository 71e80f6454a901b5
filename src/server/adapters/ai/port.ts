import type { Scene } from "../../../engine/scene/scene.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { CreativeType } from "../../../shared/contracts/generate-creative.ts";
import type { Format } from "../../../shared/formats.ts";

export type AiImage = { bytes: Uint8Array; mimeType: string };

export type ImageRequest = {
  /** What the model reads: preamble, the user's words, style. */
  prompt: string;
  /** The user's words alone. */
  text: string;
  type: CreativeType;
  format: Format;
  images: AiImage[];
  /** One per generation, for providers that would otherwise make the same picture twice. */
  seed: number;
  /** For an edit: what the picture is made of, when we made it ourselves. */
  source?: ComposedScene | undefined;
};

/** A creative as data, with the user's own picture if it shows one. */
export type ComposedScene = { scene: Scene; photo?: Uint8Array<ArrayBuffer> | undefined };

export type MadeImage = AiImage & {
  composed?: ComposedScene | undefined;
  /** Where the words asked for another format than the form, and got it. */
  format?: Format | undefined;
  /** What of the words was left undone, in a sentence for the user. */
  note?: string | undefined;
};

export type RewriteRequest = { instructions: string; text: string; adType: AdType; isReroll: boolean };

export type AiFailureCode =
  | "key_invalid"
  | "key_blocked"
  | "no_image_quota"
  | "rate_limited"
  | "daily_quota"
  | "no_credit"
  | "model_gone"
  | "refused"
  | "no_image"
  | "too_large"
  | "timeout"
  | "unavailable"
  | "unknown";

export type AiFailure = {
  ok: false;
  code: AiFailureCode;
  /** What the service itself said: bounded, and free of the key. */
  words: string | null;
  /** The words are our own and say everything; nobody else is quoted. */
  isOurs?: true;
  model: string | null;
  /** Only when the service provably did not take the call: then asking again can neither bill nor draw twice. */
  mayRetry: boolean;
  /** How long the service wants us to wait. */
  retryAfterMs?: number;
};

type AiSuccess<T> = { ok: true; value: T; model: string | null; priceUsd: number };
export type AiResult<T> = AiSuccess<T> | AiFailure;

/** A call ends in a result, whatever the service does. It throws only when `signal` is aborted. */
export type AiProvider = {
  /** Whether its pictures come out of a trained model and have to say so. */
  isTrainedModel: boolean;
  generateImage: (request: ImageRequest, key: string, signal: AbortSignal) => Promise<AiResult<MadeImage>>;
  rewritePrompt: (request: RewriteRequest, key: string, signal: AbortSignal) => Promise<AiResult<string>>;
  /** Whether the key is good for anything; not whether it may make images. */
  checkKey: (key: string, signal: AbortSignal) => Promise<AiResult<null>>;
};

export type ChooseProvider = (key: string) => AiProvider;
