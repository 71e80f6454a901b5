import pino, { type Logger } from "pino";

const SECRET_FIELDS = [
  "authorization",
  "apikey",
  "api_key",
  "password",
  "token",
  "access_token",
  "refresh_token",
  "auth_code",
  "code_verifier",
  "link",
];

/** One JSON line per event. Request bodies, headers and query strings are never logged; this is a second safeguard. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: "[secret]" },
    serializers: { err: describeError },
  });
}

/** Only useful fields: drivers attach whole connections, with passwords, to their errors. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { name, message, code, stack, ...(cause !== undefined && { cause: describeError(cause) }) };
}
