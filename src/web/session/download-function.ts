import { AppError, isAppErrorCode } from "../../shared/errors.ts";
import { getSupabase } from "./auth.ts";

type Options = {
  signal: AbortSignal;
  body?: Record<string, unknown>;
  onProgress?: (received: number, headers: Headers) => void;
};

/** This much is collected before it becomes a blob, which a browser may move to disk: memory use stays small. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Calls a function that answers with a file, and reports progress while it arrives. */
export async function downloadFunction(name: string, { signal, body, onProgress }: Options): Promise<Blob> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const answer = await fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: body ? JSON.stringify(body) : null,
    signal,
  });
  if (!answer.ok || !answer.body) throw await explain(answer);
  const pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let [received, waitingBytes] = [0, 0];
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (value) {
      waiting.push(value);
      waitingBytes += value.byteLength;
      received += value.byteLength;
      onProgress?.(received, answer.headers);
    }
    if (done || waitingBytes > PIECE_BYTES) {
      pieces.push(new Blob(waiting));
      [waiting, waitingBytes] = [[], 0];
    }
    if (done) return new Blob(pieces, { type: answer.headers.get("content-type") ?? "" });
  }
}

async function explain(answer: Response): Promise<AppError> {
  const body: unknown = await answer.json().catch(() => null);
  const said = body && typeof body === "object" ? (body as Record<string, unknown>) : {};
  const code = typeof said.code === "string" && isAppErrorCode(said.code) ? said.code : "unavailable";
  const words =
    typeof said.error === "string" ? said.error : "The server did not answer as expected. Please try again.";
  return new AppError(code, words);
}
