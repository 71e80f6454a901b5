import { readCallbackUrl } from "@/features/auth/callback-url.ts";
import { showAuthenticationError } from "./show-authentication-error.ts";

/** A sign-in link that could not lead to the callback page leads to the home page, with the error in the address. */
export function reportErrorInAddress() {
  const { error } = readCallbackUrl(window.location.href);
  if (!error) return;
  window.history.replaceState(window.history.state, "", "/");
  showAuthenticationError(error);
}
