import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { Hand } from "./crew.ts";

const HEAP_MEGABYTES = 128;

/**
 * A worker thread: it says `ready` when it has loaded, then gets the job as a message and answers with one. Code in it is
 * stopped in the middle; a call of a native module runs to its end in the background.
 */
export function startThread(file: URL): Hand<unknown, unknown> {
  const thread = startWithRoom(file);
  let isOver = false;
  thread.once("exit", () => {
    isOver = true;
  });
  const ready = new Promise((resolve, reject) => {
    thread.once("message", resolve).once("error", reject);
    thread.once("exit", () => reject(new Error("the thread ended")));
  });
  ready.catch(() => {});
  // A thread that dies may still report errors when nobody waits for it any more.
  thread.on("error", () => {});
  return {
    ready,
    work: (job) =>
      new Promise((resolve, reject) => {
        const done = () => {
          thread.off("message", onMessage).off("error", onError).off("exit", onExit);
          // An idle thread must not keep the process alive.
          thread.unref();
        };
        const onMessage = (message: unknown) => {
          done();
          resolve(message);
        };
        const onError = (error: Error) => {
          done();
          reject(error);
        };
        const onExit = () => onError(new Error("the thread ended"));
        thread.ref();
        thread.on("message", onMessage).on("error", onError).on("exit", onExit);
        thread.postMessage(job);
      }),
    end: () => thread.terminate(),
    hasEnded: () => isOver,
  };
}

/**
 * A thread with room for pictures. Pixels are outside the heap but count towards it, so a thread with a small heap
 * collects garbage after every other picture, which takes a sixth of the time. Workers have no option for the initial
 * heap size; the flag is read when the thread's heap is created, and is reset right after that.
 */
function startWithRoom(file: URL): Worker {
  setFlagsFromString(`--initial-old-space-size=${HEAP_MEGABYTES}`);
  const takeBack = () => setFlagsFromString("--initial-old-space-size=0");
  return new Worker(file).once("online", takeBack).once("error", takeBack);
}
