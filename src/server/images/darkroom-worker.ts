import { deserialize, serialize } from "node:v8";
import { z } from "zod";
import { keysOf } from "../../shared/keys-of.ts";
import { readFrames, writeFrame } from "../crew/frames.ts";
import { DARKROOM_TASKS } from "./darkroom-tasks.ts";

// Runs in a process of its own: reads one picture after the other from its input and writes the results to its output.

const jobSchema = z.object({ task: z.enum(keysOf(DARKROOM_TASKS)), input: z.unknown() });

readFrames(process.stdin, ({ head, body }) => void answer(head, body));
writeFrame(process.stdout, new Uint8Array());
// The server decides when it ends, also where a signal goes to all of its processes.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
// Whoever asked is gone, so nobody needs what is under way.
process.stdin.on("end", () => process.kill(process.pid, "SIGKILL"));

async function answer(head: Buffer, picture: Buffer): Promise<void> {
  const { task, input } = jobSchema.parse(deserialize(head));
  writeFrame(process.stdout, serialize(await DARKROOM_TASKS[task](picture, input as never)));
}
