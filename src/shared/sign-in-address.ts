/** Behind the `#`, so that the address stays out of the logs of servers and proxies. */
const PARAMETER = "sign-in";
const MAX_LENGTH = 254;
const PLAUSIBLE = /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\]]+$/;

/** The page that opens the sign-in dialog with this e-mail filled in. */
export function signInAddress(siteUrl: string, email: string): string {
  return `${siteUrl}/#${new URLSearchParams({ [PARAMETER]: email })}`;
}

/** Null for any other address; an empty string where something else than an e-mail stands. */
export function readSignInAddress(hash: string): string | null {
  const email = new URLSearchParams(hash.replace(/^#/, "")).get(PARAMETER);
  if (email === null) return null;
  return email.length <= MAX_LENGTH && PLAUSIBLE.test(email) ? email : "";
}
