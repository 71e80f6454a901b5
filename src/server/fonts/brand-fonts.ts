import { createHash } from "node:crypto";
import type { AddFontOutput } from "../../shared/contracts/fonts.ts";
import { AppError } from "../../shared/errors.ts";
import { type FontFacts, MAX_FONTS, ownFace, ownFontId } from "../../shared/fonts/font-facts.ts";
import { requireAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, type Queryable } from "../database/pool.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { FONT_FAULTS } from "../font-files/font-fault.ts";
import type { Darkroom } from "../images/darkroom.ts";
import type { FontParts } from "./font-parts.ts";

type Sent = { data: string; licensed: boolean };

/** Looks at a font, and keeps it if its owner says that its licence allows that. The same font is kept once. */
export async function addFont(parts: FontParts, userId: string, { data, licensed }: Sent): Promise<AddFontOutput> {
  await limitCalls(parts.pool, userId, "add_font");
  if (licensed) await parts.checkRoom?.(userId);
  const made = await cleaned(parts.darkroom, userId, Buffer.from(data, "base64"));
  const id = createHash("sha256").update(made.font).digest("hex").slice(0, 32);
  if (licensed) {
    await inTransaction(parts.pool, async (transaction) => {
      await requireAccount(transaction, userId, "change");
      await keepFont(transaction, userId, { id, ...made });
    });
  }
  return { id, facts: made.facts, font: made.font.toString("base64") };
}

async function cleaned(darkroom: Pick<Darkroom, "font">, userId: string, file: Buffer) {
  const made = await darkroom.font({ lane: `fonts of ${userId}`, person: userId }, file);
  if ("fault" in made) throw new AppError("bad_request", `This font ${FONT_FAULTS[made.fault]}. Nothing was kept.`);
  return { facts: made.facts, font: Buffer.from(made.font) };
}

type NewFont = { id: string; facts: FontFacts; font: Buffer };

/** Under the lock of the account, or there could be more of them. */
export async function keepFont(transaction: Queryable, userId: string, { id, facts, font }: NewFont): Promise<void> {
  if (await takeUpFont(transaction, userId, ownFace(id))) return;
  const { rows } = await transaction.query<{ count: number }>(
    "select count(*)::int as count from public.brand_fonts where user_id = $1",
    [userId],
  );
  if ((rows[0]?.count ?? 0) >= MAX_FONTS) {
    throw new AppError(
      "bad_request",
      `You have ${MAX_FONTS} fonts, which is as many as fit. One that no brand and no creative uses goes within a day.`,
    );
  }
  await transaction.query("insert into public.brand_fonts (user_id, id, facts, bytes) values ($1, $2, $3, $4)", [
    userId,
    id,
    JSON.stringify(facts),
    font,
  ]);
}

/** Something takes a font up that is there: until tomorrow it is not taken away. False when it is not there any more. */
export async function takeUpFont(db: Queryable, userId: string, face: string | undefined): Promise<boolean> {
  const id = ownFontId(face);
  if (id === undefined) return false;
  const { rowCount } = await db.query("update public.brand_fonts set used_at = now() where user_id = $1 and id = $2", [
    userId,
    id,
  ]);
  return rowCount !== 0;
}

/** The font that a kit or a scene of somebody's names. */
export async function readFont(
  db: Queryable,
  userId: string,
  face: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const id = ownFontId(face);
  if (id === undefined) return undefined;
  const { rows } = await db.query<{ bytes: Buffer }>(
    "select bytes from public.brand_fonts where user_id = $1 and id = $2",
    [userId, id],
  );
  return rows[0] && new Uint8Array(rows[0].bytes);
}

/** To the page of its owner, which paints with it. */
export async function handOut(pool: Database, userId: string, id: string): Promise<{ font: string }> {
  await limitCalls(pool, userId, "read_font");
  const font = await readFont(pool, userId, ownFace(id));
  if (!font) throw new AppError("not_found", "This font is not there any more.");
  return { font: Buffer.from(font).toString("base64") };
}
