import type { Call } from "./describe-call.ts";
import { findTableFaults } from "./postgrest-protocol.ts";

/**
 * What hosted Supabase understands, as far as the page needs it: GoTrue's and Storage's endpoints with everything that
 * each may be given, from their documentation; for tables the grammar of PostgREST.
 */
type Endpoint = {
  call: string;
  query?: Record<string, RegExp>;
  body?: string[];
  /** Who may call: everybody with the project's key, or whoever has signed in. Links and pictures need no key. */
  needs: "nothing" | "key" | "token";
};

const PKCE = ["code_challenge", "code_challenge_method", "gotrue_meta_security"];
const ENDPOINTS: Endpoint[] = [
  {
    call: "POST /auth/v1/otp",
    query: { redirect_to: /./ },
    body: ["email", "phone", "channel", "create_user", "data", ...PKCE],
    needs: "key",
  },
  {
    call: "POST /auth/v1/token",
    query: { grant_type: /^(pkce|refresh_token)$/ },
    body: ["auth_code", "code_verifier", "refresh_token"],
    needs: "key",
  },
  { call: "GET /auth/v1/verify", query: { token: /./, type: /^magiclink$/, redirect_to: /./ }, needs: "nothing" },
  { call: "GET /auth/v1/user", needs: "token" },
  { call: "POST /auth/v1/logout", query: { scope: /^(global|local|others)$/ }, needs: "token" },
  { call: "GET /storage/v1/object/public/{bucket}/{name}", query: { download: /./ }, needs: "nothing" },
  { call: "HEAD /storage/v1/object/public/{bucket}/{name}", needs: "nothing" },
  {
    call: "GET /storage/v1/render/image/public/{bucket}/{name}",
    query: {
      width: /^\{value\}$/,
      height: /^\{value\}$/,
      quality: /^\{value\}$/,
      resize: /^(cover|contain|fill)$/,
      format: /^origin$/,
    },
    needs: "nothing",
  },
];

/** Calls that hosted Supabase does not know, and why the page never makes them there. */
export const OWN_CALLS: Record<string, string> = {
  "POST /auth/v1/confirm-email-change":
    "only our own gateway mails such links; hosted, e-mails are changed in Supabase",
};

/** Why hosted Supabase would not understand this call. */
export function findFaults(call: Call): string[] {
  if (call.path.startsWith("/rest/v1/")) return [...findTableFaults(call), ...findMissing(call, "key")];
  const name = `${call.method} ${call.path.replace(/(\/public\/)[^/]+\//, "$1{bucket}/")}`;
  const endpoint = ENDPOINTS.find((one) => one.call === name);
  if (!endpoint) return ["there is no such endpoint"];
  const { query = {}, body = [], needs } = endpoint;
  return [
    ...Object.entries(call.query).flatMap(([key, value]) =>
      query[key]?.test(value) ? [] : [`the query does not take ${key}=${value}`],
    ),
    ...Object.keys(call.body ?? {}).flatMap((key) => (body.includes(key) ? [] : [`the body does not take ${key}`])),
    ...findMissing(call, needs),
  ];
}

function findMissing({ headers }: Call, needs: Endpoint["needs"]): string[] {
  if (needs === "nothing") return [];
  const faults = headers.apikey ? [] : ["the project's key is missing"];
  const tokens = headers.authorization ?? [];
  // Their gateway takes a key that is no JWT in this header only when it is the same as in the other.
  const isFine = needs === "key" || (tokens.length > 0 && tokens.every((token) => token === "Bearer {token}"));
  return isFine ? faults : [...faults, "the person's token is missing"];
}
