import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../src/server/project-root.ts";
import { createPlace, isAlive, until } from "../../support/process.ts";

const PASSPHRASE = "three loaves and a fish";

type Place = Awaited<ReturnType<typeof createPlace>>;

const options = ({ env }: Place, more: Record<string, string> = {}) => ({
  cwd: PROJECT_ROOT,
  env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env, ...more },
});
const run = (place: Place, command: string, file: string, more: Record<string, string> = {}) =>
  execFileSync("node", ["scripts/run.mjs", command, file], { ...options(place, more), stdio: "pipe" }).toString();

test("the commands: a backup beside the running server, a restore that is killed with -9, and one that is not", async () => {
  const [old, next] = [await createPlace(), await createPlace()];
  const file = join(tmpdir(), `bananabread-${process.pid}.backup`);
  const passphraseFile = join(old.dataDir, "passphrase.txt");
  try {
    const server = await old.launch();
    await old.query("insert into auth.users (email) values ('june@loafworks.test')");
    expect(() => run(old, "backup", file)).toThrow("BACKUP_PASSPHRASE");
    writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
    expect(run(old, "backup", file, { BACKUP_PASSPHRASE_FILE: passphraseFile })).toContain("were written to");
    expect(() => run(old, "backup", file, { BACKUP_PASSPHRASE: PASSPHRASE })).toThrow("exists already");
    await server.kill("SIGTERM");

    const restoring = spawn(
      "node",
      ["scripts/run.mjs", "restore", file],
      options(next, { BACKUP_PASSPHRASE: PASSPHRASE }),
    );
    await until(() => next.postgresPid() !== undefined);
    const postgres = next.postgresPid();
    restoring.kill("SIGKILL");
    await once(restoring, "exit");
    const refused = await next.launch();
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain("did not finish");

    expect(run(next, "restore", file, { BACKUP_PASSPHRASE: PASSPHRASE })).toContain("Restored as of");
    expect(isAlive(postgres)).toBe(false);
    expect(existsSync(join(next.dataDir, "lock.json"))).toBe(false);
    const restored = await next.launch();
    expect(await next.query("select email from auth.users")).toEqual([{ email: "june@loafworks.test" }]);
    expect(secrets(next)).toEqual(secrets(old));
    await restored.kill("SIGTERM");
  } finally {
    rmSync(file, { force: true });
    await old.remove();
    await next.remove();
  }
});

function secrets({ dataDir }: Place) {
  const { jwtSecret, keyEncryptionSecret } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return { jwtSecret, keyEncryptionSecret };
}
