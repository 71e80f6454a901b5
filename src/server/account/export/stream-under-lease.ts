import type { ExportLease } from "./export-lease.ts";

export type Listener = {
  /** Fires when the client disconnects, also before the first byte. */
  signal: AbortSignal;
  onError: (error: unknown) => void;
};

/** Sends what a generator makes, as fast as the client reads. However it ends, the lease is given back. */
export function streamUnderLease(
  lease: ExportLease,
  chunks: AsyncGenerator<Uint8Array>,
  { signal, onError }: Listener,
): ReadableStream<Uint8Array> {
  let isOver = false;
  const end = async () => {
    if (isOver) return;
    isOver = true;
    signal.removeEventListener("abort", end);
    // Stops reading; the generator may report this as an error, which is ignored.
    chunks.return(undefined).catch(() => {});
    await lease.release().catch(onError);
  };
  signal.addEventListener("abort", end);
  if (signal.aborted) void end();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await lease.renew();
          const { done, value } = await chunks.next();
          if (!done) return controller.enqueue(value);
          // Before the client sees the end: the next download may follow at once.
          await end();
          controller.close();
        } catch (error) {
          if (!isOver) onError(error);
          await end();
          controller.error(error);
        }
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}
