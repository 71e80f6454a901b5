import type { Config } from "../config/config.ts";
import { isLoopbackHost } from "../config/loopback.ts";

export type SiteSettings = Pick<Config, "SITE_URL" | "PORT" | "isLocal">;

/** Whether an address belongs to our own site or, on a local installation, to any name of this machine on our port. */
export function isOwnOrigin(url: URL, settings: SiteSettings): boolean {
  const isOurs = url.origin === settings.SITE_URL || (settings.isLocal && isThisMachine(url, settings.PORT));
  return isOurs && !url.username && !url.password;
}

function isThisMachine(url: URL, port: number): boolean {
  return url.protocol === "http:" && isLoopbackHost(url.hostname) && Number(url.port || 80) === port;
}
