import type { Format } from "../formats.ts";
import type { ServiceId } from "./services.ts";

export const QUALITIES = ["low", "medium", "high", "xhigh", "max"] as const;
export type Quality = (typeof QUALITIES)[number];

/** In US dollars, for one picture. */
export type PriceRule =
  | { rule: "image"; usd: number }
  | { rule: "quality"; usd: Partial<Record<Quality, number>> }
  /** OpenAI's calculator: the base of a quality, then by width and height (`openai-tokens.ts`). */
  | { rule: "tokens"; base: Partial<Record<Quality, number>> }
  | { rule: "free" }
  /** Known only from the service's own list or answer. */
  | { rule: "reported" };

/** What the facts we have say about lettering: `exact` as asked, `good` nearly always, `unknown` not said. */
type Lettering = "exact" | "good" | "unknown";

/** One row per model: what may be asked of it, and what that costs. */
export type ImageModel = {
  service: ServiceId;
  id: string;
  name: string;
  /** In a few words, what it is good for. */
  note: string;
  /** The size or ratio asked for. What comes is cropped to the exact format. */
  ask: Readonly<Record<Format, string>>;
  /** How many pictures may be sent along, an edit's own picture included. */
  references: number;
  /** Whether it changes a picture that it is given. */
  edits: boolean;
  lettering: Lettering;
  /** Null: not published. */
  promptChars: number | null;
  qualities: readonly Quality[];
  defaultQuality: Quality | null;
  price: PriceRule;
  /** What one picture sent along adds, about. Null: not known. */
  referenceUsd: number | null;
  /** How long its first byte may take: a picture comes in one piece, after a long silence. */
  answersWithinSeconds: number;
  /** From and to, if known. */
  usualSeconds: readonly [number, number] | null;
  /** Fields sent along as they are, for a model of which its service lists what it takes. */
  fixed?: Readonly<Record<string, string>> | undefined;
};
