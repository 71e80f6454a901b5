import { writeAudit } from "../audit/write-audit.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";

/** Adds or removes an administrator and records it in the audit log. Works before that person's first sign-in. */
export function changeBananaman(
  pool: Database,
  verb: "add" | "remove" | "list",
  email: string,
  { isHosted, force }: { isHosted: boolean; force: boolean },
): Promise<string> {
  return inTransaction(pool, async (transaction) => {
    if (verb === "list") {
      const { rows } = await transaction.query<Row<"auth.users", "email">>(
        "select users.email from public.bananaman join auth.users on users.id = bananaman.user_id order by users.email",
      );
      return rows.length > 0 ? rows.map((row) => row.email).join("\n") : "There is no Bananaman yet.";
    }
    // A hosted project creates its accounts itself, so there the person must have signed in once.
    if (verb === "add" && !isHosted) {
      await transaction.query("insert into auth.users (email) values ($1) on conflict (lower(email)) do nothing", [
        email,
      ]);
    }
    if (verb === "remove") await keepLastUnlessForced(transaction, email, force);
    const change =
      verb === "add"
        ? "insert into public.bananaman (user_id) select id from auth.users where lower(email) = $1 on conflict do nothing"
        : "delete from public.bananaman using auth.users where users.id = user_id and lower(users.email) = $1";
    const { rowCount } = await transaction.query(change, [email]);
    if (rowCount === 0) return verb === "add" ? await whyNotAdded(transaction, email) : `${email} was no Bananaman.`;
    await writeAudit(transaction, { actor: null, action: `bananaman ${verb}`, target: email, details: { force } });
    return verb === "add" ? `${email} is Bananaman now.` : `${email} is no longer Bananaman.`;
  });
}

/** The database refuses to remove the last administrator. `force` switches that off for this one transaction. */
async function keepLastUnlessForced(transaction: Transaction, email: string, force: boolean): Promise<void> {
  if (force) {
    await transaction.query("select set_config('bananabread.may_remove_last_bananaman', 'yes', true)");
    return;
  }
  const { rows } = await transaction.query<{ is_last: boolean }>(
    "select private.is_last_bananaman(id) as is_last from auth.users where lower(email) = $1",
    [email],
  );
  if (rows[0]?.is_last) {
    throw new Error(
      `${email} is the last Bananaman: without one nobody can grant access or look after accounts. Add another first, ` +
        "or say remove with --force. Nothing was changed.",
    );
  }
}

async function whyNotAdded(transaction: Transaction, email: string): Promise<string> {
  const { rowCount } = await transaction.query("select from auth.users where lower(email) = $1", [email]);
  return rowCount === 0
    ? `${email} has never signed in: do that once, then try again.`
    : `${email} is Bananaman already.`;
}
