import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Twice not ready, or once gone, and nothing more is sent there. */
const CHECK = "check inter 500 fall 2 rise 1";

/** As docs/scaling.md describes it: what was sent is repeated only when it was never accepted, or is a GET. */
const settingsFor = (port: number, backends: number[]) => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 300s
  timeout server 300s
  timeout http-keep-alive 60s
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend people
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend bananabread
backend bananabread
  balance roundrobin
  option httpchk GET /ready
  http-check expect status 200
  http-request disable-l7-retry unless METH_GET
${backends.map((backend) => `  server p${backend} 127.0.0.1:${backend} ${CHECK}`).join("\n")}
`;

/** A real load balancer in front of some servers on this machine. */
export async function startHaproxy(port: number, backends: number[]) {
  try {
    execFileSync("haproxy", ["-v"], { stdio: "ignore" });
  } catch {
    throw new Error("HAProxy is not installed: apt-get install haproxy");
  }
  const folder = mkdtempSync(join(tmpdir(), "bananabread-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, settingsFor(port, backends));
  const child = spawn("haproxy", ["-db", "-q", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
