import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { useSyncExternalStore } from "react";
import type { Database } from "../../shared/database-types.ts";
import { STORAGE_KEY } from "../lib/storage.ts";
import { loadPublicConfig } from "./public-config.ts";
import type { CompleteResult, SendResult } from "./sign-in.ts";

export type SessionState = {
  status: "loading" | "signed-out" | "signed-in";
  user: { id: string; email: string } | null;
};

let linkAnswer: Headers | null = null;
const signedOut: SessionState = { status: "signed-out", user: null };
let state: SessionState = hasStoredSession() ? { status: "loading", user: null } : signedOut;
const listeners = new Set<() => void>();

const parts = lazily(async () => {
  // Loaded later: supabase-js is larger than the page it would delay.
  const [{ createSupabase }, { createSignIn }, config] = await Promise.all([
    import("./supabase-client.ts"),
    import("./sign-in.ts"),
    loadPublicConfig(),
  ]);
  const supabase = createSupabase({
    url: location.origin,
    publishableKey: config.publishableKey,
    storage: localStorage,
    platform: /Mobi|Android/i.test(navigator.userAgent) ? "mobile" : "web",
    fetch: watchAnswers,
  });
  supabase.auth.onAuthStateChange((_event, session) => publish(session));
  const signIn = createSignIn({
    supabase,
    storage: localStorage,
    callbackUrl: `${location.origin}/auth/callback`,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    linkAnswer: () => linkAnswer,
  });
  return { supabase, signIn };
});

/** The page's one client. It is loaded on demand, because most visitors never need it. */
export async function getSupabase(): Promise<SupabaseClient<Database>> {
  return (await parts()).supabase;
}

export async function sendMagicLink(email: string): Promise<SendResult> {
  try {
    return await (await parts()).signIn.sendMagicLink(email);
  } catch {
    return { ok: false, message: "Failed to send magic link" };
  }
}

export async function completeSignIn(code: string): Promise<CompleteResult> {
  try {
    return await (await parts()).signIn.completeSignIn(code);
  } catch {
    return { ok: false, reason: "unavailable", message: "We could not reach the server. Please open the link again." };
  }
}

/** Signs out here, or with `global` in every browser where this user is signed in. */
export async function signOut(scope: "local" | "global" = "local"): Promise<void> {
  const { error } = await (await getSupabase()).auth.signOut({ scope });
  if (error) throw error;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("paymentStatus_")) sessionStorage.removeItem(key);
}

/** The signed-in person, kept in step with supabase-js and with the other tabs. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => signedOut,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", wakeUp);
  wakeUp();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", wakeUp);
  };
}

/** A visitor without a session does not need supabase-js until this or another tab signs in. */
function wakeUp() {
  if (hasStoredSession()) parts().catch(() => publish(null));
}

/** Only checks that one exists; supabase-js finds out whether it is still valid. Prerendering has no storage at all. */
function hasStoredSession(): boolean {
  if (typeof localStorage === "undefined") return false;
  return localStorage.getItem(STORAGE_KEY)?.includes("refresh_token") ?? false;
}

function publish(session: Session | null) {
  const user = session && { id: session.user.id, email: session.user.email ?? "" };
  state = { status: user ? "signed-in" : "signed-out", user };
  for (const listener of listeners) listener();
}

async function watchAnswers(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init);
  const isAuth = String(input).includes("/auth/v1/");
  if (String(input).includes("/auth/v1/otp")) linkAnswer = answer.headers;
  if (answer.status === 401 && !isAuth && state.status === "signed-in") noticeEnd();
  return answer;
}

let isNoticing = false;

/**
 * The session may have been ended elsewhere. Asked for the user, supabase-js finds that out and forgets the session;
 * otherwise it would only notice at the next refresh, up to an hour later.
 */
function noticeEnd() {
  if (isNoticing) return;
  isNoticing = true;
  void getSupabase()
    .then(({ auth }) => auth.getUser())
    .catch(() => {})
    .finally(() => {
      isNoticing = false;
    });
}

/** Runs once; after a failure the next caller tries again. */
function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
