import { type Database, inTransaction } from "../../database/pool.ts";
import type { Row } from "../../database/rows.ts";
import { hashToken, newToken } from "./sessions.ts";

const CODE_SECONDS = 300;
const LINK_HOURS = 1;
const CODES_PER_LINK = 30;

/** Whether a link is still valid: not used, and its hour, which starts when the mail is sent, not over. */
export const USABLE_LINK = `link.used_at is null
  and coalesce(link.sent_at, now()) > now() - interval '${LINK_HOURS} hour'`;

/**
 * Every opening gets a code of its own and does not use up the link, because mail scanners and previews open links too.
 * Only the browser that requested the link can turn a code into a session.
 */
export async function openMagicLink(
  pool: Database,
  token: string,
): Promise<{ code: string; redirectTo: string } | null> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Row<"auth.magic_links", "id" | "redirect_to">>(
      `select id, redirect_to from auth.magic_links link where token_hash = $1 and ${USABLE_LINK}`,
      [hashToken(token)],
    );
    const [link] = rows;
    if (!link) return null;
    const code = newToken();
    await transaction.query(
      `delete from auth.link_codes where code_hash in (
         select code_hash from auth.link_codes where link_id = $1 order by created_at desc offset $2)`,
      [link.id, CODES_PER_LINK - 1],
    );
    await transaction.query(
      "insert into auth.link_codes (code_hash, link_id, expires_at) values ($1, $2, now() + make_interval(secs => $3))",
      [hashToken(code), link.id, CODE_SECONDS],
    );
    return { code, redirectTo: link.redirect_to };
  });
}
