import WebSocket from "ws";
import { createSupabase } from "../../../src/web/lib/supabase-client.ts";
import { linkFor, openBrowser, openLink } from "../../support/browser.ts";
import { until } from "../../support/process.ts";
import type { TestServer } from "../../support/server.ts";

/** Somebody who has signed in for real, and what their browser would hold. */
export async function signIn(server: TestServer, email: string) {
  const { supabase, close, sendMagicLink, completeSignIn } = openBrowser(server);
  const sent = await sendMagicLink(email);
  if (!sent.ok) throw new Error(sent.message);
  await until(async () => (await server.mails()).some(({ to }) => to === email));
  const completed = await completeSignIn((await openLink(await linkFor(server, email))).searchParams.get("code") ?? "");
  if (!completed.ok) throw new Error(completed.message);
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
export type Member = Awaited<ReturnType<typeof signIn>>;

export async function signInPaid(server: TestServer, email: string): Promise<Member> {
  const member = await signIn(server, email);
  await server.db.query("insert into stripe_customers (user_id, customer_id) values ($1, $2)", [
    member.id,
    `cus_${email}`,
  ]);
  await server.db.query(
    `insert into stripe_orders (checkout_session_id, customer_id, amount_total, status)
     values ($1, $2, 9700, 'completed')`,
    [`cs_${email}`, `cus_${email}`],
  );
  return member;
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
