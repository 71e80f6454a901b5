import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../tests/support/server.ts";

const PACKAGES = ["ceph-mon", "ceph-osd", "ceph-common", "radosgw"];
const PATIENCE_MS = 180_000;

/**
 * Ceph's object gateway with one monitor and one store in a folder: a real distributed S3 store, as small as it gets.
 * Without authentication among its own parts, on this machine's loopback only.
 */
export async function startCeph() {
  install();
  const folder = mkdtempSync(join(tmpdir(), "bananabread-ceph-"));
  for (const part of ["mon", "osd", "run"]) mkdirSync(join(folder, part));
  const [monitor, oldMonitor, gateway] = [await freePort(), await freePort(), await freePort()];
  const monitors = `[v2:127.0.0.1:${monitor}/0,v1:127.0.0.1:${oldMonitor}/0]`;
  const fsid = randomUUID();
  const conf = join(folder, "ceph.conf");
  writeFileSync(conf, settings(folder, fsid, monitors, gateway));

  const run = (command: string, ...args: string[]) =>
    execFileSync(command, ["-c", conf, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: PATIENCE_MS,
    }).toString();
  const running: ChildProcess[] = [];
  const stop = async () => {
    for (const child of running.splice(0).reverse()) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.signalCode === null && child.kill("SIGKILL")) await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const launch = (command: string, ...args: string[]) => {
    const log = openSync(join(folder, `${command}.out`), "a");
    running.push(spawn(command, ["-c", conf, "-f", ...args], { stdio: ["ignore", log, log] }));
  };

  try {
    const map = join(folder, "monmap");
    execFileSync("monmaptool", ["--create", "--fsid", fsid, "--addv", "a", monitors, map], { stdio: "pipe" });
    run("ceph-mon", "--mkfs", "-i", "a", "--monmap", map);
    launch("ceph-mon", "-i", "a");
    const osd = randomUUID();
    run("ceph", "osd", "new", osd);
    run("ceph-osd", "--mkfs", "-i", "0", "--osd-uuid", osd);
    launch("ceph-osd", "-i", "0");
    const keys = { accessKeyId: randomBytes(10).toString("hex"), secretAccessKey: randomBytes(20).toString("hex") };
    const user = ["user", "create", "--uid=bread", "--display-name=Bread"];
    run("radosgw-admin", ...user, `--access-key=${keys.accessKeyId}`, `--secret-key=${keys.secretAccessKey}`);
    launch("radosgw", "--id", "rgw");
    const endpoint = `http://127.0.0.1:${gateway}`;
    await untilAnswers(endpoint);
    const version = execFileSync("radosgw", ["--version"]).toString().trim();
    return { endpoint, ...keys, version, stop };
  } catch (error) {
    const logs = ["mon.a.log", "osd.0.log", "client.rgw.log"].map(
      (name) => `${name}: ${lastLines(join(folder, name))}`,
    );
    await stop();
    throw new Error(`Ceph did not start: ${(error as Error).message}\n${logs.join("\n")}`);
  }
}

function install() {
  try {
    execFileSync("which", ["ceph-mon", "ceph-osd", "ceph", "radosgw"], { stdio: "ignore" });
  } catch {
    console.log(`Installing ${PACKAGES.join(", ")} ...`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    try {
      execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...PACKAGES], { stdio: "ignore", env });
    } catch {
      throw new Error(`Ceph is not installed. On Debian, as root: apt-get install ${PACKAGES.join(" ")}`);
    }
  }
}

function settings(folder: string, fsid: string, monitors: string, gateway: number): string {
  const at = (name: string) => join(folder, name);
  return Object.entries({
    "[global]": "",
    fsid,
    "mon host": monitors,
    "auth cluster required": "none",
    "auth service required": "none",
    "auth client required": "none",
    // The gateway would insist on encryption, for which there are no keys.
    "ms mon client mode": "crc",
    "run dir": at("run"),
    "admin socket": at("run/$name.$pid.asok"),
    "log file": at("$name.log"),
    "mon data": at("mon"),
    "osd data": at("osd"),
    "osd objectstore": "bluestore",
    "bluestore block size": 8 * 1024 ** 3,
    "osd memory target": 1024 ** 3,
    "osd crush chooseleaf type": 0,
    "osd pool default size": 1,
    "osd pool default min size": 1,
    "osd pool default pg num": 4,
    "mon allow pool size one": true,
    "public addr": "127.0.0.1",
    "cluster addr": "127.0.0.1",
    "rgw frontends": `beast endpoint=127.0.0.1:${gateway}`,
  })
    .map(([name, value]) => (name.startsWith("[") ? name : `${name} = ${value}`))
    .concat("")
    .join("\n");
}

async function untilAnswers(url: string) {
  for (const startedAt = Date.now(); Date.now() - startedAt < PATIENCE_MS; await sleep(200)) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error("the object gateway does not answer");
}

function lastLines(path: string): string {
  try {
    return readFileSync(path, "utf8").trim().split("\n").slice(-5).join("\n");
  } catch {
    return "not started";
  }
}
