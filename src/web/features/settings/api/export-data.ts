import { getSupabase } from "@/session/auth.ts";
import { EXPORT_BYTES_HEADER } from "../../../../shared/contracts/export-data.ts";
import { AppError } from "../../../../shared/errors.ts";

type Options = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };
export type ExportProgress = { received: number /** Approximate. */; expected: number };

/** This much is collected before it becomes a blob, which a browser may move to disk: memory use stays small. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Fetches the zip of everything and reports progress. */
export async function exportData({ signal, onProgress }: Options): Promise<Blob> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const answer = await fetch("/functions/v1/export-data", {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    signal,
  });
  if (!answer.ok || !answer.body) throw new AppError("unavailable", await reasonOf(answer));
  const expected = Number(answer.headers.get(EXPORT_BYTES_HEADER));
  const pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let [received, waitingBytes] = [0, 0];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (value) {
      waiting.push(value);
      waitingBytes += value.byteLength;
      received += value.byteLength;
      onProgress({ received, expected });
    }
    if (done || waitingBytes > PIECE_BYTES) {
      pieces.push(new Blob(waiting));
      [waiting, waitingBytes] = [[], 0];
    }
    if (done) return new Blob(pieces, { type: "application/zip" });
  }
}

async function reasonOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const said = body && typeof body === "object" && "error" in body ? body.error : null;
  return typeof said === "string" ? said : "The server did not answer as expected. Please try again.";
}
