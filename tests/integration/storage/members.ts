import WebSocket from "ws";
import { createSupabase } from "../../../src/web/session/supabase-client.ts";
import { signInAs, type TestBrowser } from "../../support/browser.ts";
import { signInPaid as payingBrowser } from "../../support/people.ts";
import type { TestServer } from "../../support/server.ts";

export type Member = Awaited<ReturnType<typeof asMember>>;

export const signIn = async (server: TestServer, email: string) => asMember(await signInAs(server, email));
export const signInPaid = async (server: TestServer, email: string) => asMember(await payingBrowser(server, email));

/** Somebody who has signed in for real, and what their browser holds. */
export async function asMember({ supabase, close }: TestBrowser) {
  const { data } = await supabase.auth.getSession();
  const { session } = data;
  if (!session) throw new Error("there is no session");
  return {
    id: session.user.id,
    token: session.access_token,
    supabase,
    creatives: supabase.storage.from("creatives"),
    headers: { Authorization: `Bearer ${session.access_token}` },
    close,
  };
}

/** Somebody who has not signed in, with the key that every page holds. */
export async function openAnonymously(server: TestServer) {
  const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
  const memory = new Map<string, string>();
  return createSupabase({
    url: server.url,
    publishableKey,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
    platform: "web",
    realtimeTransport: WebSocket as never,
  });
}
