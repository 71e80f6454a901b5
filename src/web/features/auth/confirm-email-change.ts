import { confirmEmailOutput } from "../../../shared/contracts/confirm-email.ts";

type Answer = { ok: true; email: string } | { ok: false; code: string; message: string };

const UNREACHABLE = "We could not reach the server. Check your connection and try again. Nothing was changed.";
const TOO_MANY = "Too many attempts. Please wait a few minutes before trying again. Nothing was changed.";

/** Without supabase-js, whose protocol does not have it. */
export async function confirmEmailChange(token: string): Promise<Answer> {
  try {
    const answer = await fetch("/auth/v1/confirm-email-change", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    const body: unknown = await answer.json();
    if (answer.ok) return { ok: true, email: confirmEmailOutput.parse(body).email };
    if (answer.status === 429) return { ok: false, code: "over_request_rate_limit", message: TOO_MANY };
    return { ok: false, ...readFailure(body) };
  } catch {
    return { ok: false, code: "unreachable", message: UNREACHABLE };
  }
}

function readFailure(body: unknown): { code: string; message: string } {
  const { error_code: code, msg } = (body ?? {}) as { error_code?: unknown; msg?: unknown };
  if (typeof code === "string" && typeof msg === "string") return { code, message: msg };
  return { code: "unexpected_failure", message: "Something went wrong on our side. Please try again." };
}
