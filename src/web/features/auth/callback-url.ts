type CallbackUrl = { code: string | null; error: string | null };

/** What a magic link brings back: a code to exchange, or an error in the query or the hash. */
export function readCallbackUrl(href: string): CallbackUrl {
  const url = new URL(href);
  const hash = new URLSearchParams(url.hash.slice(1));
  const read = (name: string) => url.searchParams.get(name) || hash.get(name);
  const failed = read("error") || read("error_code") || read("error_description");
  return {
    code: url.searchParams.get("code"),
    error: failed ? read("error_description") || "Authentication failed" : null,
  };
}
