import { percentile } from "./browse.ts";

export type Phase = "calm" | "killed" | "rolling";
type Entry = { kind: string; phase: Phase; ms: number; failure: string | null };

/** Every request of a storm: what it was, when, how long it took, and why it failed. */
export function createStormLog() {
  const entries: Entry[] = [];
  let phase: Phase = "calm";

  function printLine(name: string, wanted: (entry: Entry) => boolean) {
    const chosen = entries.filter(wanted);
    const times = chosen.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (share: number) => percentile(times, share).toFixed(0).padStart(8);
    const failed = chosen.filter(({ failure }) => failure).length;
    const counts = `${String(chosen.length).padStart(9)}${String(failed).padStart(8)}`;
    console.log(`  ${name.padEnd(22)}${counts}${at(0.5)}${at(0.95)}${at(0.99)}`);
  }

  return {
    entries,
    /** A request belongs to the phase in which it ends. */
    enter(next: Phase) {
      phase = next;
    },
    async time(kind: string, work: () => Promise<Response>): Promise<Response | null> {
      const startedAt = performance.now();
      const note = (failure: string | null) =>
        entries.push({ kind, phase, ms: performance.now() - startedAt, failure });
      try {
        const answer = await work();
        const body = await answer.arrayBuffer();
        note(answer.ok ? null : `${answer.status} ${Buffer.from(body).toString().slice(0, 200)}`);
        return new Response(body, { status: answer.status });
      } catch (error) {
        note(String((error as Error).cause ?? error));
        return null;
      }
    },
    failures: (wanted: Phase) => entries.filter((entry) => entry.phase === wanted && entry.failure),
    print() {
      console.log(`\n  ${"".padEnd(22)} requests  failed  p50 ms  p95 ms  p99 ms`);
      for (const kind of new Set(entries.map((entry) => entry.kind))) printLine(kind, (entry) => entry.kind === kind);
      for (const one of ["calm", "killed", "rolling"] as const) {
        printLine(`while ${one}, no AI`, (entry) => entry.phase === one && entry.kind !== "generate");
      }
    },
  };
}
export type StormLog = ReturnType<typeof createStormLog>;
