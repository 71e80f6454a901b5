import type { AccountParts } from "../account/account-parts.ts";
import type { PicturesDesk } from "../ad-pictures/read-progress.ts";
import type { EmailPreviewParts } from "../admin/email-preview-parts.ts";
import type { TakeDownParts } from "../admin/take-down-picture.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import type { SiteSettings } from "../http/own-origin.ts";
import { adPicturesProgress } from "./ad-pictures-progress.ts";
import {
  adUploadProblems,
  adUploads,
  restoreAdUpload,
  retryAdRows,
  startAdUpload,
  undoAdUpload,
  uploadAds,
} from "./ad-uploads.ts";
import { cancelGeneration } from "./cancel-generation.ts";
import { checkoutStatus } from "./checkout-status.ts";
import type { ServerFunction } from "./define-function.ts";
import { deleteAccount } from "./delete-account.ts";
import { deleteApiKey } from "./delete-api-key.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { exportData } from "./export-data.ts";
import { generateCreative } from "./generate-creative.ts";
import { grantFreeAccess } from "./grant-free-access.ts";
import { mailStatus } from "./mail-status.ts";
import { previewEmail } from "./preview-email.ts";
import { processAdsSwipeImages } from "./process-ads-swipe-images.ts";
import { revokeFreeAccess } from "./revoke-free-access.ts";
import { saveApiKey } from "./save-api-key.ts";
import { sendTestEmail } from "./send-test-email.ts";
import { stripeCheckout } from "./stripe-checkout.ts";
import { takeDownPicture } from "./take-down-picture.ts";

type Parts = {
  billing: BillingParts;
  settings: SiteSettings;
  generation: GenerationParts;
  account: AccountParts;
  takeDown: TakeDownParts;
  pictures: PicturesDesk;
  emailPreview: EmailPreviewParts;
};

/** Every function of the product, by the name it is called with. */
export function createFunctions(parts: Parts): Record<string, ServerFunction> {
  const { billing, settings, generation, account, takeDown, pictures, emailPreview } = parts;
  return {
    "ad-pictures-progress": adPicturesProgress(pictures.readProgress),
    "ad-upload-problems": adUploadProblems,
    "ad-uploads": adUploads,
    "cancel-generation": cancelGeneration(generation),
    "checkout-status": checkoutStatus(billing),
    "delete-account": deleteAccount(account),
    "delete-api-key": deleteApiKey,
    "enhance-prompt": enhancePrompt(generation),
    "export-data": exportData(account),
    "generate-creative": generateCreative(generation),
    "grant-free-access": grantFreeAccess,
    "mail-status": mailStatus(emailPreview),
    "preview-email": previewEmail(emailPreview),
    "process-ads-swipe-images": processAdsSwipeImages(pictures.onQueued),
    "restore-ad-upload": restoreAdUpload,
    "retry-ad-rows": retryAdRows,
    "revoke-free-access": revokeFreeAccess,
    "save-api-key": saveApiKey(generation),
    "send-test-email": sendTestEmail(emailPreview),
    "start-ad-upload": startAdUpload,
    "stripe-checkout": stripeCheckout(billing, settings),
    "take-down-picture": takeDownPicture(takeDown),
    "undo-ad-upload": undoAdUpload,
    "upload-ads": uploadAds,
  };
}
