import type { AccountParts } from "../account/account-parts.ts";
import type { PicturesDesk } from "../ad-pictures/read-progress.ts";
import type { EmailPreviewParts } from "../admin/email-preview-parts.ts";
import type { TakeDownParts } from "../admin/take-down-picture.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import type { DocumentParts } from "../documents/save-version.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import type { SiteSettings } from "../http/own-origin.ts";
import type { PreviewParts } from "../previews/preview-parts.ts";
import type { SitesParts } from "../sites/sites-parts.ts";
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
import { adminAudit } from "./admin-audit.ts";
import { adminCharts } from "./admin-charts.ts";
import { adminUser } from "./admin-user.ts";
import { adminUserFigures } from "./admin-user-figures.ts";
import { adminUsers } from "./admin-users.ts";
import { aiServices, changeAiSettings, checkAiService } from "./ai-services.ts";
import { banUser } from "./ban-user.ts";
import { borrowable } from "./borrowable.ts";
import { addFont, chooseBrand, deleteBrand, readBrand, readFont, saveBrand } from "./brands.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { cancelGeneration } from "./cancel-generation.ts";
import { changeUserEmail } from "./change-user-email.ts";
import { checkoutStatus } from "./checkout-status.ts";
import type { ServerFunction } from "./define-function.ts";
import { deleteAccount } from "./delete-account.ts";
import { deleteApiKey } from "./delete-api-key.ts";
import { endSessions } from "./end-sessions.ts";
import { enhancePrompt } from "./enhance-prompt.ts";
import { exportAudit } from "./export-audit.ts";
import { exportData } from "./export-data.ts";
import { exportUsers } from "./export-users.ts";
import { generateCreative } from "./generate-creative.ts";
import { grantFreeAccess } from "./grant-free-access.ts";
import { mailStatus } from "./mail-status.ts";
import { previewEmail } from "./preview-email.ts";
import { previewIdea } from "./preview-idea.ts";
import { previewScene } from "./preview-scene.ts";
import { processAdsSwipeImages } from "./process-ads-swipe-images.ts";
import { readBrief } from "./read-brief.ts";
import { readMeme } from "./read-meme.ts";
import { readScene } from "./read-scene.ts";
import { readSite } from "./read-site.ts";
import { revokeFreeAccess } from "./revoke-free-access.ts";
import { saveApiKey } from "./save-api-key.ts";
import { saveMeme } from "./save-meme.ts";
import { saveVersion } from "./save-version.ts";
import { sendSignInMail } from "./send-sign-in-mail.ts";
import { sendTestEmail } from "./send-test-email.ts";
import { stripeCheckout } from "./stripe-checkout.ts";
import { suggestCaptions } from "./suggest-captions.ts";
import { takeDownPicture } from "./take-down-picture.ts";
import { unbanUser } from "./unban-user.ts";

type Parts = {
  billing: BillingParts;
  settings: SiteSettings;
  generation: GenerationParts;
  documents: DocumentParts;
  account: AccountParts;
  takeDown: TakeDownParts;
  pictures: PicturesDesk;
  user: UserParts;
  emailPreview: EmailPreviewParts;
  previews: PreviewParts;
  sites: SitesParts;
};

/** Every function of the product, by the name it is called with. */
export function createFunctions(parts: Parts): Record<string, ServerFunction> {
  const { billing, settings, generation, documents, account, takeDown, pictures, emailPreview, previews, sites, user } =
    parts;
  return {
    "ad-pictures-progress": adPicturesProgress(pictures.readProgress),
    "ad-upload-problems": adUploadProblems,
    "ad-uploads": adUploads,
    "add-font": addFont(generation),
    "admin-audit": adminAudit,
    "admin-charts": adminCharts,
    "admin-user-figures": adminUserFigures,
    "admin-users": adminUsers,
    "admin-user": adminUser(user),
    "ai-services": aiServices(generation),
    "ban-user": banUser(user),
    borrowable: borrowable(generation),
    "cancel-email-change": cancelEmailChange(user),
    "cancel-generation": cancelGeneration(generation),
    "change-ai-settings": changeAiSettings(generation),
    "choose-brand": chooseBrand,
    "change-user-email": changeUserEmail(user),
    "check-ai-service": checkAiService(generation),
    "checkout-status": checkoutStatus(billing),
    "delete-account": deleteAccount(account),
    "delete-brand": deleteBrand,
    "delete-api-key": deleteApiKey(generation),
    "end-sessions": endSessions(user),
    "enhance-prompt": enhancePrompt(generation),
    "export-audit": exportAudit,
    "export-data": exportData(account),
    "export-users": exportUsers,
    "generate-creative": generateCreative(generation),
    "grant-free-access": grantFreeAccess,
    "mail-status": mailStatus(emailPreview),
    "preview-email": previewEmail(emailPreview),
    "preview-idea": previewIdea(previews),
    "preview-scene": previewScene(previews),
    "process-ads-swipe-images": processAdsSwipeImages(pictures.onQueued),
    "read-brand": readBrand,
    "read-brief": readBrief(generation),
    "read-font": readFont,
    "read-meme": readMeme(generation),
    "read-scene": readScene(documents),
    "read-site": readSite(sites),
    "restore-ad-upload": restoreAdUpload,
    "retry-ad-rows": retryAdRows,
    "revoke-free-access": revokeFreeAccess,
    "save-api-key": saveApiKey(generation),
    "save-brand": saveBrand(generation),
    "save-meme": saveMeme(generation),
    "save-version": saveVersion(documents),
    "send-sign-in-mail": sendSignInMail(user),
    "send-test-email": sendTestEmail(emailPreview),
    "start-ad-upload": startAdUpload,
    "stripe-checkout": stripeCheckout(billing, settings),
    "suggest-captions": suggestCaptions(generation),
    "take-down-picture": takeDownPicture(takeDown),
    "unban-user": unbanUser(user),
    "undo-ad-upload": undoAdUpload,
    "upload-ads": uploadAds,
  };
}
