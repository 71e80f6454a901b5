import { describe, expect, it } from "vitest";
import { readCallbackUrl } from "./callback-url.ts";

const page = "http://127.0.0.1:3000/auth/callback";

describe("what a magic link brings back", () => {
  it("is a code to exchange", () => {
    expect(readCallbackUrl(`${page}?code=9f2c-7a1e`)).toEqual({ code: "9f2c-7a1e", error: null });
  });

  it("is the provider's error, from the query or from the hash", () => {
    const text = "error=access_denied&error_description=Email+link+is+invalid+or+has+expired";
    expect(readCallbackUrl(`${page}?${text}`).error).toBe("Email link is invalid or has expired");
    expect(readCallbackUrl(`${page}#${text}`).error).toBe("Email link is invalid or has expired");
  });

  it("is a plain failure when the error has no description", () => {
    expect(readCallbackUrl(`${page}?error=server_error`).error).toBe("Authentication failed");
  });

  it("is nothing when the address was typed by hand", () => {
    expect(readCallbackUrl(page)).toEqual({ code: null, error: null });
  });
});
