import { AppError } from "../../shared/errors.ts";
import { CrashError, createCrew } from "../crew/crew.ts";
import { type ProcessJob, startProcess } from "../crew/process.ts";
import { type FairQueue, TookTooLongError, type Turn } from "../fairness/fair-queue.ts";
import type { CleanedFont } from "../font-files/clean-font.ts";
import type { FontFault } from "../font-files/font-fault.ts";
import type { CleanedImage, ImageType } from "./clean-image.ts";
import type { DarkroomTask, DarkroomTasks } from "./darkroom-tasks.ts";
import type { Finishing } from "./finish-image.ts";
import type { MadeRenditions, Rendition } from "./make-renditions.ts";
import type { PaintedLogo } from "./paint-logo.ts";
import { FAULTS, type Fault } from "./picture-fault.ts";
import type { ReadyPicture } from "./prepare-for-model.ts";

/**
 * The only place where pictures are decoded. People send what they like, and decoders are native code: so it is done in
 * processes of their own, a few at a time, everybody in turn, and a picture that takes too long is given up.
 */
export type Darkroom = {
  clean: (turn: Turn, picture: Uint8Array, contentType: ImageType) => Promise<CleanedImage>;
  font: (turn: Turn, file: Uint8Array) => Promise<CleanedFont>;
  logo: (turn: Turn, picture: Uint8Array) => Promise<PaintedLogo>;
  prepare: (turn: Turn, picture: Uint8Array) => Promise<ReadyPicture>;
  /** A picture as an AI service made it, ready for words of ours. */
  receive: (turn: Turn, picture: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether it seems to have lettering in it. */
  seesLettering: (turn: Turn, picture: Uint8Array) => Promise<boolean>;
  finish: (turn: Turn, picture: Uint8Array, wanted: Finishing) => Promise<Buffer | null>;
  fingerprint: (turn: Turn, picture: Uint8Array) => Promise<Buffer>;
  /** The picture is read, and it is asked what to make of it, when its turn has come. */
  renditions: (turn: Turn, read: () => Promise<Uint8Array>, wanted: () => Rendition[]) => Promise<MadeRenditions>;
  close: () => Promise<void>;
};

/** Each takes 60 MB, and starts in a sixth of a second. */
const MAX_IDLE_MS = 60_000;
const MAX_READING_MS = 60_000;

export function createDarkroom(queue: FairQueue, worker = workerFile()): Darkroom {
  const crew = createCrew<ProcessJob, unknown>(() => startProcess(worker), { maxIdleMs: MAX_IDLE_MS });
  const develop = <Task extends DarkroomTask>(
    task: Task,
    turn: Turn,
    begin: () => { bytes: Uint8Array; input?: Input<Task> } | Promise<{ bytes: Uint8Array; input?: Input<Task> }>,
  ): Promise<Output<Task>> =>
    queue(turn, async (clock): Promise<Output<Task>> => {
      // A store that is slow is no fault of the picture.
      clock.restart(MAX_READING_MS);
      const { bytes, input } = await begin();
      clock.signal.throwIfAborted();
      const made: unknown = await crew.work({ task, input, bytes }, clock).catch(faultOf);
      return made as Output<Task>;
    });
  return {
    clean: (turn, bytes, contentType) => develop("clean", turn, () => ({ bytes, input: { contentType } })),
    font: async (turn, bytes) => {
      const made = await develop("font", turn, () => ({ bytes }));
      // What may be wrong with a picture and not with a font cannot come from there.
      return "fault" in made ? { fault: made.fault === "slow" ? "slow" : (made.fault as FontFault) } : made;
    },
    logo: (turn, bytes) => develop("logo", turn, () => ({ bytes })),
    prepare: (turn, bytes) => develop("prepare", turn, () => ({ bytes })),
    receive: async (turn, bytes) => {
      const made = await develop("receive", turn, () => ({ bytes }));
      return "jpeg" in made && made.jpeg ? new Uint8Array(made.jpeg) : null;
    },
    seesLettering: async (turn, bytes) => {
      const made = await develop("look", turn, () => ({ bytes }));
      return "hasLettering" in made && made.hasLettering;
    },
    finish: async (turn, bytes, input) => {
      const made = await develop("finish", turn, () => ({ bytes, input }));
      return "png" in made ? made.png : null;
    },
    fingerprint: async (turn, bytes) => {
      const made = await develop("fingerprint", turn, () => ({ bytes }));
      if ("fault" in made) throw new AppError("internal", `The picture ${FAULTS[made.fault]}.`);
      return made.fingerprint;
    },
    renditions: (turn, read, wanted) =>
      develop("renditions", turn, async () => ({ bytes: await read(), input: { wanted: wanted() } })),
    close: crew.close,
  };
}

type Input<Task extends DarkroomTask> = Parameters<DarkroomTasks[Task]>[1];
type Output<Task extends DarkroomTask> = Awaited<ReturnType<DarkroomTasks[Task]>> | { fault: Fault };

/** What the picture itself is to blame for. */
function faultOf(error: unknown): { fault: Fault } {
  if (error instanceof TookTooLongError) return { fault: "slow" };
  if (error instanceof CrashError) return { fault: "damaged" };
  throw error;
}

/** In a build, the worker is beside this bundle; from source (tests, tools) a small file bundles it first. */
function workerFile() {
  return new URL(
    import.meta.url.endsWith(".ts") ? "./darkroom-worker.dev.mjs" : "./darkroom-worker.js",
    import.meta.url,
  );
}
