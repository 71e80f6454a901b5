import { AppError, isAppErrorCode } from "../../shared/errors.ts";
import { getSupabase } from "./auth.ts";

/** Calls a function whose answer is not JSON, and throws what a failed call says as an AppError. */
export async function postFunction(
  name: string,
  body: Record<string, unknown> | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const supabase = await getSupabase();
  const { data } = await supabase.auth.getSession();
  const answer = await fetch(`/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${data.session?.access_token ?? ""}` },
    body: body ? JSON.stringify(body) : null,
    signal,
  });
  if (!answer.ok) throw await explain(answer);
  return answer;
}

async function explain(answer: Response): Promise<AppError> {
  const body: unknown = await answer.json().catch(() => null);
  const said = body && typeof body === "object" ? (body as Record<string, unknown>) : {};
  const code = typeof said.code === "string" && isAppErrorCode(said.code) ? said.code : "unavailable";
  const words =
    typeof said.error === "string" ? said.error : "The server did not answer as expected. Please try again.";
  const seconds = Number(answer.headers.get("retry-after"));
  return new AppError(code, words, seconds > 0 ? { retryAfter: seconds } : {});
}
