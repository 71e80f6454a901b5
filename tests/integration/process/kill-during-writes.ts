import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { createPlace, until } from "../../support/process.ts";

const VICTIMS = ["server", "database", "both"] as const;
const CHALLENGE = { code_challenge: "a".repeat(43), code_challenge_method: "s256" };

/** Kills the server, its database or both during writes, again and again: no acknowledged row may be lost. */
export async function killDuringWrites(rounds: number) {
  const place = await createPlace();
  const acknowledged: string[] = [];
  let number = 0;
  let server = await place.launch();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const victim = VICTIMS[round % VICTIMS.length];
      let isWriting = true;
      const write = async () => {
        while (isWriting) {
          number += 1;
          const email = `row${number}@loafworks.test`;
          const body = JSON.stringify({ email, ...CHALLENGE });
          const answer = await fetch(`${place.url}/auth/v1/otp`, { method: "POST", body }).catch(() => null);
          if (answer?.status === 200) acknowledged.push(email);
          else await sleep(10);
        }
      };
      const before = acknowledged.length;
      const writers = [write(), write(), write(), write()];
      await until(() => acknowledged.length >= before + 10 + round);
      const postgres = victim === "server" ? undefined : place.killPostgres();
      if (victim !== "database") await server.kill("SIGKILL");
      // The server restarts its own database; a server that died is started again here.
      if (victim === "database") await until(() => place.postgresPid() !== postgres && server.isReady());
      isWriting = false;
      await Promise.all(writers);
      if (victim !== "database") server = await place.launch();
      expect(await server.isReady()).toBe(true);
      const rows = await place.query<{ lost: string }>(
        "select email as lost from unnest($1::text[]) email except select email from auth.magic_links",
        [acknowledged],
      );
      expect(rows).toEqual([]);
    }
  } finally {
    await server.kill("SIGTERM");
    await place.remove();
  }
  expect(acknowledged.length).toBeGreaterThan(rounds * 10);
}
