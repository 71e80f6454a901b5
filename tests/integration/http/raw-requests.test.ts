import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { defineFunction } from "../../../src/server/functions/define-function.ts";
import { AppError } from "../../../src/shared/errors.ts";
import { signInAs } from "../../support/browser.ts";
import { until } from "../../support/process.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let token: string;
const logLines: { level: number; path?: string; status?: number; msg: string }[] = [];
beforeAll(async () => {
  const refuse = (error: AppError) =>
    defineFunction({ access: "user", input: z.object({}), run: () => Promise.reject(error) });
  server = await startTestServer({
    logTo: (line) => void logLines.push(JSON.parse(line)),
    functions: {
      limited: refuse(new AppError("rate_limited", "Wait.", { retryAfter: 17 })),
      "limited-somehow": refuse(new AppError("rate_limited", "Wait.")),
      running: refuse(new AppError("too_many_running", "Wait.")),
      quota: refuse(new AppError("daily_quota", "Wait.")),
      conflict: refuse(new AppError("conflict", "No.")),
    },
  });
  const { data } = await (await signInAs(server, "june@loafworks.test")).supabase.auth.getSession();
  token = data.session?.access_token ?? "";
});
afterAll(() => server.stop());

/** Sends bytes as they are and gives the first line of the answer. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () => socket.write(text));
    socket.once("error", reject);
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).split("\r\n")[0] ?? "");
    });
  });
}

describe("a request", () => {
  const OK = "HTTP/1.1 200 OK";
  const REFUSED = "HTTP/1.1 400 Bad Request";
  test.each([
    ["with one host", "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", OK],
    ["with two hosts", "GET /health HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\n\r\n", REFUSED],
    ["with the same host twice", "GET /health HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n\r\n", REFUSED],
    ["without a host", "GET /health HTTP/1.1\r\n\r\n", REFUSED],
    ["without a host in HTTP/1.0", "GET /health HTTP/1.0\r\n\r\n", OK],
    ["for a whole address", "GET http://localhost:80/health HTTP/1.1\r\nHost: LOCALHOST\r\n\r\n", OK],
    ["for a whole address elsewhere", "GET http://evil.test/health HTTP/1.1\r\nHost: localhost\r\n\r\n", REFUSED],
    ["for a whole address, to no host", "GET http://evil.test/health HTTP/1.1\r\nHost:\r\n\r\n", REFUSED],
  ])("%s is answered by %j", async (_name, text, answer) => {
    expect(await sendRaw(text)).toBe(answer);
  });
});

describe("somebody who hangs up in the middle of a request", () => {
  const lengths = ["Content-Length: 50000", "Transfer-Encoding: chunked"];
  const paths = [
    "/auth/v1/otp",
    "/rest/v1/creatives",
    "/storage/v1/object/creatives/x/a.png",
    "/functions/v1/conflict",
  ];
  test.each(paths.flatMap((path) => lengths.map((length) => [path, length])))(
    "is no failure of ours at %s with %s",
    async (path, length) => {
      logLines.length = 0;
      const head = [`POST ${path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", length];
      const socket = connect(server.port, "127.0.0.1", () =>
        socket.write([...head, `Authorization: Bearer ${token}`, "Expect: 100-continue", "\r\n"].join("\r\n")),
      );
      // "100 Continue": it has begun to work on the request, and waits for what follows.
      await once(socket, "data");
      socket.write("5\r\nabcde\r\n");
      socket.resetAndDestroy();
      await until(() => logLines.some((line) => line.path === path));
      expect(logLines.find((line) => line.path === path)?.status).toBeLessThan(500);
      expect(logLines.filter(({ level }) => level >= 50)).toEqual([]);
    },
  );
});

test("every refusal for too much says when to try again", async () => {
  const waits: Record<string, string | null> = {};
  for (const name of ["limited", "limited-somehow", "running", "quota", "conflict"]) {
    const answer = await fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    waits[name] = answer.headers.get("retry-after");
  }
  expect(waits).toEqual({ limited: "17", "limited-somehow": "60", running: "10", quota: "3600", conflict: null });
});

test("an idle connection is kept longer than a proxy in front of us keeps it", async () => {
  const kept = /timeout=(\d+)/.exec((await fetch(`${server.url}/health`)).headers.get("keep-alive") ?? "")?.[1];
  expect(Number(kept)).toBeGreaterThan(60);
});
