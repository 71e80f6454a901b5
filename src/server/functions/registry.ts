import type { AccountParts } from "../account/account-parts.ts";
import type { TakeDownParts } from "../admin/take-down-picture.ts";
import type { Billing } from "../billing/billing.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import type { SiteSettings } from "../http/own-origin.ts";
import { checkoutStatus } from "./checkout-status.ts";
import type { ServerFunction } from "./define-function.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportData } from "./export-data.ts";
import { generationFunctions } from "./generation-functions.ts";
import { grantFreeAccess } from "./grant-free-access.ts";
import { revokeFreeAccess } from "./revoke-free-access.ts";
import { stripeCheckout } from "./stripe-checkout.ts";
import { takeDownPicture } from "./take-down-picture.ts";

type Parts = {
  billing: Billing;
  settings: SiteSettings;
  generation: GenerationParts;
  account: AccountParts;
  takeDown: TakeDownParts;
};

/** Every function of the product, by the name it is called with. */
export function createFunctions(parts: Parts): Record<string, ServerFunction> {
  const { billing, settings, generation, account, takeDown } = parts;
  return {
    ...generationFunctions(generation),
    "checkout-status": checkoutStatus(billing),
    "delete-account": deleteAccount(account),
    "export-data": exportData(account),
    "grant-free-access": grantFreeAccess,
    "revoke-free-access": revokeFreeAccess,
    "stripe-checkout": stripeCheckout(billing, settings),
    "take-down-picture": takeDownPicture(takeDown),
  };
}
