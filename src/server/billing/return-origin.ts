import { AppError } from "../../shared/errors.ts";
import { isOwnOrigin, type SiteSettings } from "../http/own-origin.ts";

/** The site a buyer returns to. Both addresses must be exactly ours: a hosted page redirects wherever it is told to. */
export function returnOrigin(successUrl: string, cancelUrl: string, settings: SiteSettings): string {
  const url = new URL(successUrl);
  const isOurs = isOwnOrigin(url, settings);
  if (!isOurs || successUrl !== `${url.origin}/success` || cancelUrl !== `${url.origin}/pricing`) {
    throw new AppError("bad_request", "The return addresses must be /success and /pricing of this site.");
  }
  return url.origin;
}
