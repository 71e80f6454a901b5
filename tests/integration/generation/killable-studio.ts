import { join } from "node:path";
import { createMailbox } from "../../../src/server/adapters/mail/mailbox.ts";
import { startGemini } from "../../stand-ins/gemini/start-gemini.ts";
import { createPlace } from "../../support/process.ts";
import type { TestServer } from "../../support/server.ts";
import { signInMaker } from "./studio.ts";

/** A studio whose server is a process of its own, to be killed and started again, and somebody with a key. */
export async function openKillableStudio() {
  const place = await createPlace();
  const gemini = await startGemini();
  async function launch() {
    const launched = await place.launch({ GEMINI_BASE_URL: gemini.url });
    const { exitCode, signalCode } = launched.child;
    if (exitCode !== null || signalCode) throw new Error(`no server: ${exitCode} ${signalCode} ${launched.output()}`);
    return launched;
  }
  const server = await launch();
  const mailbox = createMailbox(join(place.dataDir, "mailbox"), "", () => {});
  const running = {
    url: place.url,
    mails: () => mailbox.list(),
    db: { query: async (sql: string, values: unknown[]) => ({ rows: await place.query(sql, values) }) },
  };
  const maker = await signInMaker(running as unknown as TestServer, "maker@loafworks.test");
  const stateOf = async (id: string) =>
    (await maker.supabase.from("generations").select("state").eq("id", id).maybeSingle()).data?.state;
  return { place, gemini, launch, server, maker, stateOf };
}
