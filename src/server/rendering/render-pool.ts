import { AppError } from "../../shared/errors.ts";
import { createCrew } from "../crew/crew.ts";
import { startThread } from "../crew/thread.ts";
import { createFairQueue, TooBusyError, TookTooLongError, type Turn } from "../fairness/fair-queue.ts";
import { type RenderedCreative, type RenderRequest, renderAnswerSchema } from "./render-messages.ts";
import type { Thought, Thoughts } from "./thoughts.ts";

export type RenderPoolSettings = {
  /** How many pictures are painted at once. */
  threads: number;
  /** How many pictures may wait. Requests beyond that are refused at once. */
  waiting: number;
  /** How many of them may be one person's. */
  perPerson?: number;
  timeoutMs: number;
  /**
   * With the first job all threads get ready: one that starts and reads its models takes a second, and whoever needs the
   * second thread has a neighbour who is busy already.
   */
  warmsUp?: boolean;
  /** The file a thread runs. */
  worker?: URL;
};

export type RenderPool = {
  renderInWorker(request: RenderRequest, turn?: Turn): Promise<RenderedCreative>;
  /** What the engine makes of words, in the same threads. */
  think<Name extends Thought>(name: Name, input: Thoughts[Name]["input"], turn?: Turn): Promise<Thoughts[Name]["made"]>;
  close(): Promise<void>;
};

const NOBODY: Turn = { lane: "nobody" };
/** Has the models read that an idea needs. */
const WARM_UP: { think: Thought; input: Thoughts["rewrite"]["input"] } = {
  think: "rewrite",
  input: { text: "Fresh bread every morning", adType: "meta", isReroll: false, seed: 1 },
};

/** Runs the engine in worker threads, so that the server keeps answering while it works. */
export function createRenderPool({
  threads,
  waiting,
  perPerson = Number.POSITIVE_INFINITY,
  timeoutMs,
  warmsUp = false,
  worker = renderWorkerFile(),
}: RenderPoolSettings): RenderPool {
  const queue = createFairQueue({
    atOnce: threads,
    perLane: perPerson,
    perAsker: perPerson,
    waiting,
    maxMs: timeoutMs,
  });
  const crew = createCrew(() => startThread(worker));
  let isWarm = !warmsUp;
  /** A job for each of the other threads, for people whom nobody else is. */
  const warmUp = () => {
    isWarm = true;
    for (let place = 1; place < threads; place++) {
      const turn = { lane: `warm-up ${place}`, person: `warm-up ${place}` };
      queue(turn, (clock) => crew.work(WARM_UP, clock)).catch(() => {});
    }
  };
  const ask = async (message: unknown, turn: Turn, failure: string) => {
    if (!isWarm) warmUp();
    try {
      return await queue(turn, (clock) => crew.work(message, clock));
    } catch (error) {
      throw explain(error, failure);
    }
  };
  return {
    async renderInWorker(request, turn = NOBODY) {
      const failure = "The picture could not be painted.";
      const answer = renderAnswerSchema.safeParse(await ask(request, turn, failure));
      if (!answer.success) throw new AppError("internal", failure, { cause: answer.error });
      if (!answer.data.ok) {
        throw new AppError("bad_request", "This scene cannot be painted.", { cause: new Error(answer.data.message) });
      }
      const { ok, ...creative } = answer.data;
      return creative;
    },
    async think(name, input, turn = NOBODY) {
      const failure = "The words could not be worked on.";
      const answer = (await ask({ think: name, input }, turn, failure)) as ThoughtAnswer;
      if (!answer.ok) throw new AppError("internal", failure, { cause: new Error(answer.message) });
      return answer.made as never;
    },
    close: crew.close,
  };
}

type ThoughtAnswer = { ok: true; made: unknown } | { ok: false; message: string };

function explain(error: unknown, failure: string): unknown {
  if (error instanceof TookTooLongError) {
    return new AppError("unavailable", "This took too long and was stopped. Use fewer or shorter words.", {
      cause: error,
    });
  }
  if (error instanceof TooBusyError) {
    return error.isOwnFault
      ? new AppError("rate_limited", "Too much of yours is being worked on already. Try again in a moment.", {
          retryAfter: 1,
        })
      : new AppError("unavailable", "Too many pictures are being painted right now. Try again in a moment.");
  }
  return error instanceof AppError ? error : new AppError("internal", failure, { cause: error });
}

/** In a build, the worker is beside this bundle; from source (tests, tools) a small file loads its TypeScript. */
function renderWorkerFile() {
  return new URL(import.meta.url.endsWith(".ts") ? "./render-worker.dev.mjs" : "./render-worker.js", import.meta.url);
}
