import { until } from "../../support/process.ts";
import { type SeededServer, startSeeded } from "./seeded-server.ts";

export type RestClient = Awaited<ReturnType<typeof startWith>>;
export type Sent = { method?: string; body?: string; headers?: Record<string, string> };

/** A seeded server with further tables and functions, and plain requests to it beside those of supabase-js. */
export async function startWith(sql: string) {
  const seeded: SeededServer = await startSeeded();
  const token = (await seeded.paid.supabase.auth.getSession()).data.session?.access_token ?? "";
  const send = async (path: string, { method = "GET", body, headers = {} }: Sent = {}) => {
    const answer = await fetch(`${seeded.server.url}/rest/v1${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...headers },
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) };
  };
  await seeded.server.db.query(
    `${sql}; create table public.ready (); grant select on public.ready to authenticated; notify pgrst`,
  );
  await until(async () => (await send("/ready")).status === 200);
  return { ...seeded, send, supabase: seeded.paid.supabase };
}
