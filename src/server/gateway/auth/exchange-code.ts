import { createHash, timingSafeEqual } from "node:crypto";
import { type Database, inTransaction } from "../../database/pool.ts";
import { AuthError } from "./auth-error.ts";
import { rememberBrowser } from "./known-browser.ts";
import { USABLE_LINK } from "./open-magic-link.ts";
import { type Device, hashToken, openSession } from "./sessions.ts";
import { signInUser } from "./users.ts";

type CodeRow = {
  link_id: string;
  email: string;
  code_challenge: string;
  code_challenge_method: "s256" | "plain";
  user_data: Record<string, unknown>;
  is_usable: boolean;
  is_expired: boolean;
};

/** Turns a code into a session. Success uses up the link, all its codes and every older link to the same address. */
export function exchangeCode(pool: Database, code: string, verifier: string, device: Device) {
  return inTransaction(pool, async (transaction) => {
    // The account first, as everywhere (database/lock-account.ts): a deletion locks the account, then its links.
    await transaction.query(
      `select from auth.users where lower(email) =
         (select link.email from auth.link_codes code join auth.magic_links link on link.id = code.link_id
           where code.code_hash = $1)
       for no key update`,
      [hashToken(code)],
    );
    const { rows } = await transaction.query<CodeRow>(
      `select link.id as link_id, link.email, link.code_challenge, link.code_challenge_method,
              link.user_data, ${USABLE_LINK} as is_usable, code.expires_at < now() as is_expired
         from auth.link_codes code join auth.magic_links link on link.id = code.link_id
        where code.code_hash = $1 for update of link`,
      [hashToken(code)],
    );
    const [found] = rows;
    if (!found?.is_usable) {
      throw new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
    }
    if (found.is_expired) {
      throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    }
    if (!matches(verifier, found)) {
      throw new AuthError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
    }
    // Compared inside the database: a JavaScript date would lose the microseconds.
    await transaction.query(
      `with used as (
         update auth.magic_links older set used_at = now() from auth.magic_links link
          where link.id = $1 and older.email = link.email and older.created_at <= link.created_at
            and older.used_at is null
         returning older.id)
       delete from auth.link_codes using used where link_id = used.id`,
      [found.link_id],
    );
    const user = await signInUser(transaction, found.email, found.user_data);
    if (user.is_banned) throw new AuthError(403, "user_banned", "User is banned");
    const knownToken = await rememberBrowser(transaction, user.id, device.knownToken);
    return { user, knownToken, ...(await openSession(transaction, user, device)) };
  });
}

function matches(verifier: string, { code_challenge, code_challenge_method }: CodeRow): boolean {
  const given =
    code_challenge_method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return given.length === code_challenge.length && timingSafeEqual(Buffer.from(given), Buffer.from(code_challenge));
}
