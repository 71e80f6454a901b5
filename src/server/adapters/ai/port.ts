import type { Scene } from "../../../engine/scene/scene.ts";
import type { AdType } from "../../../shared/ad-types.ts";
import type { ImageModel, Quality } from "../../../shared/ai-services/image-model.ts";
import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import type { Brief } from "../../../shared/brief/brief.ts";
import type { Billed } from "../../../shared/contracts/ai-services.ts";
import type { Ground } from "../../../shared/contracts/brands.ts";
import type { CreativeType } from "../../../shared/contracts/generate-creative.ts";
import type { Format } from "../../../shared/formats.ts";
import type { BorrowPart } from "../../../shared/inspiration.ts";

export type AiImage = { bytes: Uint8Array; mimeType: string };

/** What a picture is for. Style lends the parts named, and nothing else. */
export type ImageUse =
  | { role: "hero" | "logo" }
  | { role: "style"; borrow: readonly BorrowPart[]; source: StyleSource; isTemplate?: boolean };

/** The scene behind a picture that lends its style, if the picture is one of ours. */
export type StyleSource = { scene?: Scene | undefined; format?: Format | undefined };

/** The picture of an edit has no use: it is the thing itself. */
export type UsedImage = AiImage & {
  use?: ImageUse;
  /** A trained model made it, which has to be said wherever it is shown. */
  isByModel?: boolean | undefined;
};

/** A brand as a creative wears it: by its logo only where it has none of its own. */
export type WornBrand = {
  kit: BrandKit;
  logos: Partial<Record<Ground, Uint8Array<ArrayBuffer>>>;
  /** The font that the kit names, if it is one of its owner's. */
  font?: Uint8Array<ArrayBuffer> | undefined;
};

export type ImageRequest = {
  /** Whose picture it is: people take turns where several wait for the same thing. */
  person: string;
  /** The prompt for the model: preamble, the user's words, style. */
  prompt: string;
  /** The user's words alone. */
  text: string;
  type: CreativeType;
  format: Format;
  images: UsedImage[];
  /** Which of its ideas to make, for providers that would otherwise make the same picture twice. */
  seed: number;
  /** What the ad says, fact by fact, as far as somebody has looked at it. */
  brief?: Brief | undefined;
  /** The brand it is for. */
  brand?: WornBrand | undefined;
  /** The layout of the idea, for the composer. */
  layout?: string | undefined;
  /** For a meme: the slug of the template to caption. */
  template?: string | undefined;
  /** For an edit: the scene of the picture, if we made it ourselves. */
  source?: ComposedScene | undefined;
  /** Which of its service's models makes it, and how well. */
  model: ImageModel;
  quality: Quality | null;
  /** What it costs as far as is known before, in US dollars. */
  estimateUsd: number | null;
};

/** A creative as data, with the user's own pictures that it shows. */
export type ComposedScene = {
  scene: Scene;
  photo?: Uint8Array<ArrayBuffer> | undefined;
  logo?: Uint8Array<ArrayBuffer> | undefined;
  /** The user's own font that its words are set in. */
  font?: Uint8Array<ArrayBuffer> | undefined;
  /** Those that were added by hand, by the names that the scene gives them. */
  pictures?: ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined;
};

export type MadeImage = AiImage & {
  composed?: ComposedScene | undefined;
  /** Set when the words asked for another format than the form, and it was used. */
  format?: Format | undefined;
  /** Which part of the request was not carried out, in a sentence for the user. */
  note?: string | undefined;
  /** Of an edit by the composer: what was changed, and what was asked for but not understood. */
  edited?: { did: string[]; missed: string[] } | undefined;
};

export type RewriteRequest = { person: string; instructions: string; text: string; adType: AdType; isReroll: boolean };

/** Captions for the boxes of a picture, of which `limits` says how long their texts may be. */
export type CaptionRequest = {
  person: string;
  instructions: string;
  topic: string;
  structure: string;
  limits: readonly number[];
  seed: number;
  /** Words that are in none of them. */
  avoid: readonly string[];
};

/** A description to be read. `text` has it between marks of which the instructions speak. */
export type ReadingRequest = { instructions: string; text: string };
/** What is longer is no reading, and is cut. */
export const MAX_READING_LENGTH = 64 * 1024;

export type AiFailureCode =
  | "key_invalid"
  | "key_blocked"
  | "no_image_quota"
  | "rate_limited"
  | "daily_quota"
  | "no_credit"
  | "not_verified"
  | "model_gone"
  | "refused"
  | "no_image"
  | "too_large"
  | "timeout"
  | "unavailable"
  /** The service could not read our request: our mistake, for the log. */
  | "bad_request"
  /** The service no longer knows the job. */
  | "job_lost"
  | "unknown";

export type AiFailure = {
  ok: false;
  code: AiFailureCode;
  /** The service's own message: of limited length, and without the key. */
  words: string | null;
  /** The message is our own and complete; the service is not quoted. */
  isOurs?: true;
  model: string | null;
  /** Only when the service provably did not accept the call: then a retry can neither bill nor draw twice. */
  mayRetry: boolean;
  /** Why an answer was of no use, in our words. */
  reason?: string;
  /** How long the service wants us to wait. */
  retryAfterMs?: number;
  billed: Billed;
  /** What was paid for certain, when billed. */
  priceUsd?: number;
  /** The most that an unknown charge can be, when it is less than the whole price. */
  mostUsd?: number;
};

export type AiSuccess<T> = {
  ok: true;
  value: T;
  model: string | null;
  priceUsd: number;
  /** Set when the service did not say what it took: the most it can be. */
  mostUsd?: number;
};
export type AiResult<T> = AiSuccess<T> | AiFailure;

/** What a check of a key shows beside the key itself, as far as the service tells. */
export type KeyReport = {
  creditUsd?: number | null;
  isSpent?: boolean;
  /** The models that the service lists for this key. */
  models?: ImageModel[];
};

/** A job's addresses at its service and its price, as data that survives this process. */
export type Ticket = Record<string, unknown> & { usd: number };
/** Called with the ticket of a job before it is first asked about. */
type KeepTicket = (ticket: Ticket) => Promise<void>;

/** A call returns a result, whatever the service does. It throws only when `signal` is aborted. */
export type AiProvider = {
  /** Whether a trained model makes its pictures, so that they must be marked. */
  isTrainedModel: boolean;
  generateImage: (
    request: ImageRequest,
    key: string,
    signal: AbortSignal,
    keepTicket?: KeepTicket,
  ) => Promise<AiResult<MadeImage>>;
  /** Waits for a job that was sent before. Never sends it again. */
  resumeImage?: (ticket: Ticket, key: string, signal: AbortSignal) => Promise<AiResult<MadeImage>>;
  /** Missing where the service only draws. */
  rewritePrompt?: (request: RewriteRequest, key: string, signal: AbortSignal) => Promise<AiResult<string>>;
  writeCaptions?: (request: CaptionRequest, key: string, signal: AbortSignal) => Promise<AiResult<string[][]>>;
  /** JSON as asked for, if the service kept to it; nothing in it is checked yet. */
  readBrief?: (request: ReadingRequest, key: string, signal: AbortSignal) => Promise<AiResult<string>>;
  /** Whether the key is valid at all; not whether it may make images. */
  checkKey: (key: string, signal: AbortSignal) => Promise<AiResult<KeyReport | null>>;
};
