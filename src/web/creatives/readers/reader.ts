import type { AdType } from "../../../shared/ad-types.ts";
import type { Brief } from "../../../shared/brief/brief.ts";

/** What a model read in a description. `added`: facts that the description does not have, and that are off. */
type Answered = { brief: Brief; added: number; usd: number };

type ReadOptions = {
  signal: AbortSignal;
  /** How much of a model has been fetched, from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Reads a description into a brief: a service with the user's key, or a model on the device. */
export type Reader = {
  id: string;
  name: string;
  /** About what one reading costs. */
  usd: number;
  /** In words, where it matters: "on this device". */
  place: string;
  read(prompt: string, type: AdType, options: ReadOptions): Promise<Answered>;
};
