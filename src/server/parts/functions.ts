import type { PicturesDesk } from "../ad-pictures/read-progress.ts";
import type { EmailPreviewParts } from "../admin/email-preview-parts.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import { storageLimit } from "../config/config.ts";
import type { ServerFunction } from "../functions/define-function.ts";
import { mountFunctions } from "../functions/mount-functions.ts";
import { createFunctions } from "../functions/registry.ts";
import type { GenerationParts } from "../generation/generation-parts.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { PreviewParts } from "../previews/preview-parts.ts";
import type { SitesParts } from "../sites/sites-parts.ts";
import type { gatewayPart } from "./gateway.ts";
import type { ObjectsPart } from "./objects.ts";
import type { Ground } from "./part.ts";

export type FunctionsOptions = {
  /** Beside or instead of the product's own. */
  functions?: Record<string, ServerFunction> | undefined;
};

type Needed = {
  outbox: Outbox;
  emailPreview: EmailPreviewParts;
  billing: BillingParts;
  objects: ObjectsPart;
  gateway: Awaited<ReturnType<typeof gatewayPart>>;
  generation: GenerationParts;
  pictures: PicturesDesk;
  previews: PreviewParts;
  sites: SitesParts;
};

/** What the product does, each function with the parts it needs. */
export function functionsPart({ config, pool, doors }: Ground, needed: Needed, options: FunctionsOptions) {
  const { outbox, emailPreview, billing, objects, gateway, generation, pictures, previews, sites } = needed;
  const isHosted = config.supabase !== null;
  const siteUrl = config.SITE_URL;
  const functions = createFunctions({
    billing,
    generation,
    documents: { ...generation, readObject: objects.read },
    settings: config,
    emailPreview,
    account: {
      pool,
      billing,
      leases: generation.leases,
      readObject: objects.read,
      isHosted,
      onDeleted: (userId) => {
        gateway.forget(userId);
        previews.forget(userId);
        objects.sweepNow();
      },
    },
    takeDown: { pool, outbox, objects: objects.removal, siteUrl, onRemoved: objects.sweepNow },
    pictures,
    previews,
    sites,
    user: {
      pool,
      outbox,
      siteUrl,
      storageLimit: storageLimit(config),
      paymentPage: billing.payments.paymentPage,
      isHosted,
      onSignedOut: gateway.forget,
    },
  });
  const all = { ...functions, ...options.functions };
  return { mounts: { "/functions/v1": mountFunctions(all, { pool, doors, verify: gateway.verify }) } };
}
