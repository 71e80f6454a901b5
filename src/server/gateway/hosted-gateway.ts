import { createRemoteJWKSet, jwtVerify } from "jose";
import { accessClaims } from "./access-claims.ts";
import { forward } from "./forward.ts";
import type { Gateway } from "./gateway.ts";

const FORWARDED = ["/auth/v1", "/rest/v1", "/storage/v1"];

/** A hosted Supabase project. Its tokens are checked with its published keys; shared secrets are not supported. */
export function hostedGateway(projectUrl: string, anonKey: string): Gateway {
  const keys = createRemoteJWKSet(new URL("/auth/v1/.well-known/jwks.json", projectUrl));
  return {
    mounts: Object.fromEntries(FORWARDED.map((path) => [path, forward(projectUrl)])),
    async verify(token) {
      const { payload } = await jwtVerify(token, keys, { algorithms: ["ES256", "RS256"], audience: "authenticated" });
      return accessClaims.parse(payload);
    },
    forget: () => {},
    publishableKey: anonKey,
    sweep: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}
