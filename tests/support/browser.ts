import type { SupabaseClient } from "@supabase/supabase-js";
import WebSocket from "ws";
import { createSignIn } from "../../src/web/session/sign-in.ts";
import { createSupabase } from "../../src/web/session/supabase-client.ts";
import { until } from "./process.ts";
import type { TestServer } from "./server.ts";

/** A server to sign in to, and its mailbox. */
type Place = { url: string; mails: () => Promise<{ to: string; link: string | null }[]> };

export type TestBrowser = ReturnType<typeof openBrowser>;

/** What a browser holds: its own storage and cookies, the real supabase-js, and our sign-in around it. */
export function openBrowser(server: Pick<TestServer, "url">, options: { fetch?: typeof fetch; origin?: string } = {}) {
  const origin = options.origin ?? server.url;
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const cookies = new Map<string, string>();
  let linkAnswer: Headers | null = null;
  // Untyped: tests also query tables that do not exist, or only temporarily.
  const supabase: SupabaseClient = createSupabase({
    url: origin,
    publishableKey: "sb_publishable_test",
    storage,
    platform: "web",
    realtimeTransport: WebSocket as never,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
      const answer = await (options.fetch ?? fetch)(input, { ...init, headers });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      if (String(input).includes("/otp")) linkAnswer = answer.headers;
      return answer;
    },
  });
  const signIn = createSignIn({
    supabase,
    storage,
    callbackUrl: `${origin}/auth/callback`,
    wait: () => Promise.resolve(),
    linkAnswer: () => linkAnswer,
  });
  return { supabase, storage, cookies, ...signIn, close: () => supabase.auth.stopAutoRefresh() };
}

/** The link in the newest mail to this address, which may still be on its way. */
export async function linkFor(server: Place, email: string): Promise<string> {
  let link: string | null | undefined;
  await until(async () => {
    link = (await server.mails()).find(({ to }) => to === email)?.link;
    return Boolean(link);
  });
  return link ?? "";
}

/** Opens a link as a browser would and says where it leads. */
export async function openLink(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location) throw new Error(`${link} answered ${answer.status} without a redirect`);
  return new URL(location);
}

/** Backdates the last mail, so that a test need not wait a minute for the next. */
export async function letAMinutePass(server: TestServer, email: string) {
  await server.db.query(
    "update auth.magic_links set created_at = created_at - interval '61 seconds' where email = $1",
    [email],
  );
}

/** Signs in for real: asks for the link, opens it, exchanges the code. */
export async function signInAs(server: Place, email: string, browser = openBrowser(server)): Promise<TestBrowser> {
  const sent = await browser.sendMagicLink(email);
  if (!sent.ok) throw new Error(sent.message);
  const code = (await openLink(await linkFor(server, email))).searchParams.get("code") ?? "";
  const completed = await browser.completeSignIn(code);
  if (!completed.ok) throw new Error(completed.message);
  return browser;
}
