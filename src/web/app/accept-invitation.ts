import { openSignInFor } from "@/session/sign-in-dialog.ts";
import { readSignInAddress } from "../../shared/sign-in-address.ts";

/** Opens the sign-in dialog with the e-mail from the address, and takes it out of the address. */
export function acceptInvitation() {
  const email = readSignInAddress(window.location.hash);
  if (email === null) return;
  window.history.replaceState(window.history.state, "", "/");
  openSignInFor(email);
}
