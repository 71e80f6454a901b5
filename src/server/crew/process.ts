import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import { CrashError, type Hand } from "./crew.ts";
import { readFrames, writeFrame } from "./frames.ts";

export type ProcessJob = { task: string; input: unknown; bytes: Uint8Array };

const CRASHES: ReadonlySet<string> = new Set(["SIGSEGV", "SIGABRT", "SIGBUS", "SIGILL", "SIGFPE", "SIGTRAP"]);

/**
 * A process of its own. It can be ended in the middle of native code, and what crashes it does not crash the server. It
 * gets none of our environment, so no secret of ours is in its memory.
 */
export function startProcess(file: URL): Hand<ProcessJob, unknown> {
  const child = spawn(process.execPath, [fileURLToPath(file)], { stdio: ["pipe", "pipe", "ignore"], env: {} });
  const ended = once(child, "close").catch(() => {});
  let isOver = false;
  let isReady = () => {};
  let settle: { resolve: (result: unknown) => void; reject: (error: Error) => void } | undefined;
  let hasFailed = (_: Error) => {};
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    hasFailed = reject;
  });
  ready.catch(() => {});
  const fail = (error: Error) => {
    isOver = true;
    hasFailed(error);
    settle?.reject(error);
  };
  child.on("error", fail).on("exit", (code, signal) => {
    const why = `the process ended (${signal ?? code})`;
    // Anything else was done to it from outside.
    fail(code !== null || CRASHES.has(signal ?? "") ? new CrashError(why) : new Error(why));
  });
  child.stdin.on("error", fail);
  // Its first frame is empty, and says that it has started.
  readFrames(child.stdout, ({ head }) => (head.length > 0 ? settle?.resolve(deserialize(head)) : isReady()));
  /** An idle process must not keep ours alive. */
  const keepAlive = (isNeeded: boolean) => {
    for (const each of [child, child.stdin, child.stdout] as { ref(): void; unref(): void }[]) {
      if (isNeeded) each.ref();
      else each.unref();
    }
  };
  return {
    ready,
    async work({ task, input, bytes }) {
      keepAlive(true);
      try {
        return await new Promise((resolve, reject) => {
          settle = { resolve, reject };
          if (isOver) return reject(new Error("the process has ended"));
          writeFrame(child.stdin, serialize({ task, input }), bytes);
        });
      } finally {
        settle = undefined;
        keepAlive(false);
      }
    },
    end() {
      child.kill("SIGKILL");
      return ended;
    },
    hasEnded: () => isOver,
  };
}
