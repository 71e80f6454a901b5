import type { AccountParts } from "../account-parts.ts";
import { exportEntries } from "./export-entries.ts";
import { writeZip } from "./write-zip.ts";

type Ending = { onEnd: () => void; onError: (error: unknown) => void };

/** Everything that is kept about somebody, as a zip that is made while it is sent, as fast as it is taken. */
export async function exportData(
  parts: Pick<AccountParts, "pool" | "readObject" | "isHosted">,
  userId: string,
  { onEnd, onError }: Ending,
): Promise<{ body: ReadableStream<Uint8Array>; expectedBytes: number }> {
  const chunks = writeZip(exportEntries(parts, userId));
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          onError(error);
          controller.error(error);
        }
        onEnd();
      },
      async cancel() {
        onEnd();
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
  try {
    const { rows } = await parts.pool.query<{ bytes: number }>(
      // The lists are small beside the pictures, and the packing takes most of them away.
      "select private.storage_used($1) + 1000 * (select count(*) from public.creatives where user_id = $1) as bytes",
      [userId],
    );
    return { body, expectedBytes: rows[0]?.bytes ?? 0 };
  } catch (error) {
    onEnd();
    throw error;
  }
}
