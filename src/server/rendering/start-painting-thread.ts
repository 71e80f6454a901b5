import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";

const HEAP_MEGABYTES = 128;

/**
 * A thread with room for pictures. Pixels are outside the heap but count towards it, so a thread with a small heap
 * collects garbage after every other picture, which takes a sixth of the time. Workers have no option for the initial
 * heap size; the flag is read when the thread's heap is created, and is reset right after that.
 */
export function startPaintingThread(file: URL): Worker {
  setFlagsFromString(`--initial-old-space-size=${HEAP_MEGABYTES}`);
  const takeBack = () => setFlagsFromString("--initial-old-space-size=0");
  return new Worker(file).once("online", takeBack).once("error", takeBack);
}
