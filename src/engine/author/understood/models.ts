import type { Intent } from "../../../shared/intents.ts";
import type { ChainModel } from "./chain.ts";
import type { ChoiceModel } from "./choice.ts";
import type { OfferKind } from "./understood.ts";

/** What was learnt from labelled descriptions; training/ makes it. */
export type Models = {
  parts: ChainModel;
  intent: ChoiceModel<Intent>;
  offer: ChoiceModel<OfferKind>;
  /** What speaks for a phrase to be the subject. */
  subject: { get(feature: string): number | undefined };
};
