import type { Worker } from "node:worker_threads";
import { AppError } from "../../shared/errors.ts";
import { type RenderedCreative, type RenderRequest, renderAnswerSchema } from "./render-messages.ts";
import { startPaintingThread } from "./start-painting-thread.ts";

export type RenderPoolSettings = {
  /** How many pictures are painted at once. */
  threads: number;
  /** How many pictures may wait. Requests beyond that are refused at once. */
  waiting: number;
  timeoutMs: number;
  /** The file a thread runs. */
  worker?: URL;
};

export type RenderPool = {
  renderInWorker(request: RenderRequest): Promise<RenderedCreative>;
  close(): Promise<void>;
};

type Job = { request: RenderRequest; resolve: (creative: RenderedCreative) => void; reject: (error: AppError) => void };

/**
 * Paints in worker threads, so that the server keeps answering while a picture is painted. A thread that crashes or
 * takes too long is discarded with its job, and the next job gets a new one: a bad picture never affects the others.
 */
export function createRenderPool({
  threads,
  waiting,
  timeoutMs,
  worker = renderWorkerFile(),
}: RenderPoolSettings): RenderPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const queue: Job[] = [];
  let busy = 0;
  let closed = false;

  function next() {
    while (busy < threads) {
      const job = queue.shift();
      if (!job) return;
      busy++;
      run(idle.pop() ?? start(), job);
    }
  }

  function start() {
    const thread = startPaintingThread(worker);
    all.add(thread);
    thread.once("exit", () => {
      all.delete(thread);
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
    });
    return thread;
  }

  function run(thread: Worker, job: Job) {
    const timer = setTimeout(
      () => fail(new AppError("unavailable", "Painting this picture took too long.")),
      timeoutMs,
    );
    const onMessage = (message: unknown) => {
      settle();
      idle.push(thread);
      // An idle thread must not keep the process alive.
      thread.unref();
      finish(message, job);
      next();
    };
    const onError = (error: Error) =>
      fail(new AppError("internal", "The picture could not be painted.", { cause: error }));
    const onExit = () => fail(new AppError("internal", "The picture could not be painted."));

    function settle() {
      clearTimeout(timer);
      thread.off("message", onMessage).off("error", onError).off("exit", onExit);
      busy--;
    }
    function fail(error: AppError) {
      settle();
      // A dying thread may still report errors; nothing waits for them any more.
      thread.on("error", () => {});
      void thread.terminate();
      job.reject(error);
      next();
    }

    thread.ref();
    thread.on("message", onMessage).on("error", onError).on("exit", onExit);
    thread.postMessage(job.request);
  }

  return {
    renderInWorker(request) {
      if (closed) return Promise.reject(new AppError("unavailable", "The server is shutting down."));
      if (queue.length >= waiting && busy >= threads)
        return Promise.reject(
          new AppError("unavailable", "Too many pictures are being painted right now. Try again in a moment."),
        );
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new AppError("unavailable", "The server is shutting down."));
      await Promise.all([...all].map((thread) => thread.terminate()));
    },
  };
}

function finish(message: unknown, job: Job) {
  const answer = renderAnswerSchema.safeParse(message);
  if (!answer.success)
    job.reject(new AppError("internal", "The picture could not be painted.", { cause: answer.error }));
  else if (!answer.data.ok)
    job.reject(new AppError("bad_request", "This scene cannot be painted.", { cause: new Error(answer.data.message) }));
  else {
    const { ok, ...creative } = answer.data;
    job.resolve(creative);
  }
}

/** In a build, the worker is beside this bundle; from source (tests, tools) a small file loads its TypeScript. */
function renderWorkerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./render-worker.dev.mjs" : "./render-worker.js", import.meta.url);
}
