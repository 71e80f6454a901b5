import { Hono } from "hono";
import { z } from "zod";
import { confirmEmailInput } from "../../../shared/contracts/confirm-email.ts";
import type { Config } from "../../config/config.ts";
import { publicSettings } from "../../config/public-settings.ts";
import type { Database } from "../../database/pool.ts";
import { addressGroup, clientAddress } from "../../http/client-address.ts";
import type { RequestVariables } from "../../http/request-log.ts";
import type { Outbox } from "../../mail/outbox.ts";
import { AuthError } from "./auth-error.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { normaliseEmail } from "./email-address.ts";
import { findKnownBrowser, readKnownToken } from "./known-browser.ts";
import { notOfferedError } from "./not-offered.ts";
import { openMagicLink } from "./open-magic-link.ts";
import { overRequestLimit, waitForNetwork } from "./rate-limit.ts";
import { readBody } from "./read-body.ts";
import { safeRedirect, siteOf, withOutcome } from "./redirects.ts";
import { readChallenge, sendMagicLink } from "./send-magic-link.ts";

const otpBody = z.object({
  email: z.string().default(""),
  phone: z.string().default(""),
  create_user: z.boolean().default(true),
  data: z.record(z.string(), z.unknown()).nullish(),
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
});

export type LinkParts = { pool: Database; outbox: Outbox; config: Config; onSignOut: (userId: string) => void };

/** Links by mail: asked for, opened, and the one that confirms a new address. */
export function linkRoutes({ pool, outbox, config, onSignOut }: LinkParts) {
  const app = new Hono<RequestVariables>();

  app.post("/otp", async (c) => {
    const body = await readBody(c, otpBody);
    if (body.phone) throw notOfferedError(400, "phone_provider_disabled", "Signing in by phone");
    if (!body.email) throw new AuthError(400, "validation_failed", "One of email or phone must be set");
    const email = normaliseEmail(body.email);
    const challenge = readChallenge(body.code_challenge ?? "", body.code_challenge_method ?? "");
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const browserId = await findKnownBrowser(pool, readKnownToken(c), email);
    // A whole office shares an address: other people's requests there must not lock out a browser that we know.
    const wait = browserId ? 0 : await waitForNetwork(pool, "otp", address, config.AUTH_RATE_LIMIT);
    if (wait > 0) throw overRequestLimit(wait);
    const redirectTo = safeRedirect(c.req.query("redirect_to"), config);
    const { sent } = await sendMagicLink(pool, outbox, {
      asker: { network: addressGroup(address), browserId },
      email,
      createUser: body.create_user,
      userData: body.data ?? {},
      redirectTo,
      siteUrl: siteOf(redirectTo, config),
      ...challenge,
    });
    // supabase-js drops the body of this answer, so a header tells it that the mail will be late.
    if (!sent) c.header("X-Mail-Delayed", "true");
    return c.json({});
  });

  app.get("/verify", async (c) => {
    const { token, type, redirect_to: wanted } = c.req.query();
    if (!type) throw new AuthError(400, "validation_failed", "Verify requires a verification type");
    if (!token) throw new AuthError(400, "validation_failed", "Verify requires a token or a token hash");
    const opened = type === "magiclink" ? await openMagicLink(pool, token) : null;
    if (opened) return c.redirect(withOutcome(opened.redirectTo, { code: opened.code }), 303);
    // Only wrong guesses count, so that other people's at the same address cannot block somebody with a valid link.
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const isLimited = (await waitForNetwork(pool, "verify", address, config.AUTH_RATE_LIMIT)) > 0;
    const [code, text] = isLimited
      ? ["over_request_rate_limit", "Request rate limit reached"]
      : ["otp_expired", "Email link is invalid or has expired"];
    const outcome = { error: "access_denied", error_code: code, error_description: text };
    return c.redirect(withOutcome(safeRedirect(wanted, config), outcome), 303);
  });

  // Not part of GoTrue's protocol. By POST, because mail scanners open links.
  app.post("/confirm-email-change", async (c) => {
    const { token } = await readBody(c, confirmEmailInput);
    const address = clientAddress(c, config.TRUSTED_PROXIES);
    const wait = await waitForNetwork(pool, "confirm-email", address, config.AUTH_RATE_LIMIT);
    if (wait > 0) throw overRequestLimit(wait);
    const site = { siteUrl: config.SITE_URL, supportEmail: publicSettings(config).supportEmail };
    const { userId, email } = await confirmEmailChange(pool, outbox, token, site);
    onSignOut(userId);
    c.get("logger").info({ userId }, "an e-mail change was confirmed");
    return c.json({ email });
  });

  return app;
}
