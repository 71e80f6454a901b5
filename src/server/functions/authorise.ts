import { AppError } from "../../shared/errors.ts";
import { writeRefusal } from "../audit/write-audit.ts";
import type { Database } from "../database/pool.ts";
import type { VerifyToken } from "../gateway/access-claims.ts";
import type { Caller, ServerFunction } from "./define-function.ts";

type Claims = Awaited<ReturnType<VerifyToken>>;
type Standing = { has_session: boolean; is_banned: boolean; has_access: boolean; is_admin: boolean };

/** Whose token it is, by its signature alone: no statement is run for somebody without one. */
export async function readToken(header: string | undefined, verify: VerifyToken): Promise<Claims> {
  const token = /^bearer (\S+)$/i.exec(header ?? "")?.[1];
  const claims = token ? await verify(token).catch(() => null) : null;
  if (!claims) throw new AppError("not_signed_in", "User not authenticated");
  return claims;
}

/** Decides on the server, from the database, at every call: the page's own view of who has paid is not trusted. */
export async function authorise(
  claims: Claims,
  { name, access: needed }: { name: string; access: ServerFunction["access"] },
  pool: Database,
): Promise<Caller> {
  const { rows } = await pool.query<Standing>(
    `select exists (select from auth.sessions where id = $2 and user_id = $1) as has_session,
            exists (select from auth.users where id = $1 and banned_until > now()) as is_banned,
            private.user_has_access($1) as has_access,
            exists (select from public.bananaman where user_id = $1) as is_admin`,
    [claims.sub, claims.session_id],
  );
  const [standing] = rows;
  if (!standing?.has_session) throw new AppError("not_signed_in", "You have been signed out. Please sign in again.");
  if (standing.is_banned)
    throw new AppError("forbidden", "This account has been blocked. Please contact us if you think that is a mistake.");
  if (needed === "paid" && !standing.has_access) {
    throw new AppError("payment_required", "This needs lifetime access. Nothing was charged.");
  }
  if (needed === "admin" && !standing.is_admin) {
    await writeRefusal(pool, claims.sub, name);
    throw new AppError("forbidden", "Only Bananaman has access to this.");
  }
  return { userId: claims.sub, email: claims.email, sessionId: claims.session_id };
}
