import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

const HEAP_MEGABYTES = 128;

/**
 * A thread with room for pictures. Pixels lie outside the heap but count as if they were in it, so that a thread with a
 * small heap collects garbage after every other picture, which takes a sixth of the time. Workers have no option for
 * the size a heap starts with; the flag is read when the thread's heap is made, and is taken back as soon as it is.
 */
export function startPaintingThread(file: URL): Worker {
  setFlagsFromString(`--initial-old-space-size=${HEAP_MEGABYTES}`);
  const takeBack = () => setFlagsFromString("--initial-old-space-size=0");
  return new Worker(file).once("online", takeBack).once("error", takeBack);
}
