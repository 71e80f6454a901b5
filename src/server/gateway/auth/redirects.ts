import type { Config } from "../../config.ts";
import { isLoopbackHost } from "../../http/loopback.ts";

type SiteSettings = Pick<Config, "SITE_URL" | "PORT" | "isLocal">;

/**
 * Where a link may lead: our own site and, while we run locally, any name of this machine on our port, because the
 * browser keeps the other half of the sign-in under the very origin that asked. Anything else becomes the site's
 * address without a word, as GoTrue does.
 */
export function safeRedirect(wanted: string | undefined, settings: SiteSettings): string {
  if (!wanted || !URL.canParse(wanted)) return settings.SITE_URL;
  const url = new URL(wanted);
  const isOurs = url.origin === settings.SITE_URL || (settings.isLocal && isThisMachine(url, settings.PORT));
  return isOurs && !url.username && !url.password ? url.href : settings.SITE_URL;
}

function isThisMachine(url: URL, port: number): boolean {
  return url.protocol === "http:" && isLoopbackHost(url.hostname) && Number(url.port || 80) === port;
}

/** Adds the outcome to a redirect; errors go into query and fragment alike, where GoTrue's clients look for them. */
export function withOutcome(redirect: string, outcome: Record<string, string>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  if (outcome.error) url.hash = new URLSearchParams(outcome).toString();
  return url.href;
}
