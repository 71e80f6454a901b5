import { type AuthError, isAuthRetryableFetchError, type SupabaseClient } from "@supabase/supabase-js";
import type { KeyValueStore } from "../lib/storage.ts";
import { createVerifiers } from "./verifiers.ts";

const RETRY_DELAYS_MS = [1_000, 2_000, 3_000];
/** A wait longer than this is more than "a few minutes". */
const FEW_MINUTES_SECONDS = 300;

export type SendResult = { ok: true; delayed: boolean } | { ok: false; message: string; retryAfterSeconds?: number };
export type CompleteResult =
  | { ok: true }
  | { ok: false; reason: "other-browser" | "expired" | "banned" | "unavailable"; message: string };

export type SignInParts = {
  supabase: SupabaseClient;
  storage: KeyValueStore;
  callbackUrl: string;
  wait: (ms: number) => Promise<void>;
  /** The headers of the last answer to a request for a link, which supabase-js keeps to itself. */
  linkAnswer: () => Headers | null;
};

/** Signing in by magic link, around supabase-js, whose own errors are never shown to people. */
export function createSignIn({ supabase, storage, callbackUrl, wait, linkAnswer }: SignInParts) {
  const verifiers = createVerifiers(storage);
  const running = new Map<string, Promise<CompleteResult>>();

  async function sendMagicLink(email: string): Promise<SendResult> {
    const before = verifiers.current();
    const { error } = await supabase.auth.signInWithOtp({
      email: email.trim(),
      options: { emailRedirectTo: callbackUrl, data: { source: "magic_link" }, shouldCreateUser: true },
    });
    if (!error) {
      verifiers.keep(verifiers.current());
      return { ok: true, delayed: linkAnswer()?.get("x-mail-delayed") === "true" };
    }
    // After a refused or failed request the link that is already in the mailbox stays valid.
    verifiers.restore(before);
    const seconds = error.status === 429 ? readWait(linkAnswer(), error) : 0;
    return { ok: false, message: sendMessage(error, seconds), ...(seconds && { retryAfterSeconds: seconds }) };
  }

  async function exchange(code: string): Promise<CompleteResult> {
    for (const verifier of verifiers.all()) {
      const error = await exchangeWith(code, verifier);
      if (!error) {
        verifiers.forget();
        return { ok: true };
      }
      if (isTemporary(error)) {
        const message = "Unable to establish session after multiple attempts. Please try signing in again.";
        return { ok: false, reason: "unavailable", message };
      }
      if (error.code === "user_banned") {
        const message = "This account has been blocked. Please contact us if you think that is a mistake.";
        return { ok: false, reason: "banned", message };
      }
      if (error.code !== "bad_code_verifier") {
        const message = "This link has expired or was already used. Please ask for a new one.";
        return { ok: false, reason: "expired", message };
      }
    }
    const message = "This link was asked for in another browser. Open it there, or send a new one from here.";
    return { ok: false, reason: "other-browser", message };
  }

  async function exchangeWith(code: string, verifier: string): Promise<AuthError | null> {
    for (let attempt = 0; ; attempt += 1) {
      verifiers.restore(verifier);
      const { error } = await supabase.auth.exchangeCodeForSession(code);
      if (error) verifiers.restore(verifier);
      const delay = RETRY_DELAYS_MS[attempt];
      if (!error || !isTemporary(error) || delay === undefined) return error;
      await wait(delay);
    }
  }

  return {
    sendMagicLink,
    /** One exchange per code, however often a page mounts. */
    completeSignIn(code: string): Promise<CompleteResult> {
      const existing = running.get(code) ?? exchange(code);
      running.set(code, existing);
      return existing;
    },
  };
}

/** A hosted project gives the wait only in its error message. */
function readWait(answer: Headers | null, error: AuthError): number {
  return Number(answer?.get("retry-after") ?? /after (\d+) seconds/.exec(error.message)?.[1]) || 0;
}

function isTemporary(error: AuthError): boolean {
  const { status } = error;
  return isAuthRetryableFetchError(error) || status === undefined || status === 0 || status === 429 || status >= 500;
}

function sendMessage(error: AuthError, waitSeconds: number): string {
  if (error.message.includes("Unable to validate email")) return "Please enter a valid email address.";
  // The minimum wait between two mails is such a limit too, though its message only states seconds.
  if (error.code === "over_email_send_rate_limit" || error.message.includes("rate limit")) {
    const message = "Too many attempts. Please wait a few minutes before trying again.";
    if (waitSeconds <= FEW_MINUTES_SECONDS) return message;
    return `${message} The next link can be sent in ${Math.ceil(waitSeconds / 60)} minutes.`;
  }
  const isReadable = !isAuthRetryableFetchError(error) && error.message.length > 2;
  return isReadable ? error.message : "Failed to send magic link";
}
