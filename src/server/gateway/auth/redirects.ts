import type { Config } from "../../config/config.ts";
import { isOwnOrigin, type SiteSettings } from "../../http/own-origin.ts";

/**
 * Where a link may lead: our own site, the origins that the owner trusts (CORS_ORIGINS) and, on a local installation,
 * any name of this machine on our port, because the browser stores the PKCE verifier under the origin that requested
 * the link. Anything else is silently replaced by the site's address, as GoTrue does.
 */
export function safeRedirect(
  wanted: string | undefined,
  settings: SiteSettings & Pick<Config, "CORS_ORIGINS">,
): string {
  if (!wanted || !URL.canParse(wanted)) return settings.SITE_URL;
  const url = new URL(wanted);
  const isTrusted = settings.CORS_ORIGINS.includes(url.origin) && !url.username && !url.password;
  return isTrusted || isOwnOrigin(url, settings) ? url.href : settings.SITE_URL;
}

/** Our own site, by the name under which the page that is returned to knows it. */
export function siteOf(redirect: string, settings: SiteSettings): string {
  const url = new URL(redirect);
  return isOwnOrigin(url, settings) ? url.origin : settings.SITE_URL;
}

/** Adds the outcome to a redirect; errors go into both query and fragment, where GoTrue's clients look for them. */
export function withOutcome(redirect: string, outcome: Record<string, string>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (outcome.error) url.hash = new URLSearchParams(outcome).toString();
  return url.href;
}
