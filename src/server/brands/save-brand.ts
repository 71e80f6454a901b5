import type { z } from "zod";
import { MAX_BRANDS } from "../../shared/brands/brand-kit.ts";
import { GROUNDS, type Ground, type SaveBrandOutput, type saveBrandInput } from "../../shared/contracts/brands.ts";
import { AppError } from "../../shared/errors.ts";
import { requireAccount } from "../database/lock-account.ts";
import { inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { limitCalls } from "../fairness/limit-calls.ts";
import { takeUpFont } from "../fonts/brand-fonts.ts";
import { FAULTS } from "../images/picture-fault.ts";
import type { BrandParts } from "./brand-parts.ts";

type SaveBrand = z.output<typeof saveBrandInput>;
type Logos = ReadonlyMap<Ground, Buffer | null>;
type Kept = Row<"public.brands", "changed_at" | "is_default" | "user_id">;

const LOGO_OF: Record<Ground, string> = { light: "The logo", dark: "The logo for dark grounds" };

/** Adds a kit, or changes one that is in the state the caller has seen. The first kit of somebody is the default. */
export async function saveBrand(parts: BrandParts, userId: string, wanted: SaveBrand): Promise<SaveBrandOutput> {
  await limitCalls(parts.pool, userId, "save_brand");
  const logos = await paintLogos(parts, userId, wanted);
  if (logos.size > 0) await parts.checkRoom?.(userId);
  return inTransaction(parts.pool, async (transaction) => {
    // One at a time for an account, so that two first kits are not both the default.
    await requireAccount(transaction, userId, "change");
    const saved = await saveKit(transaction, userId, wanted);
    await takeUpFont(transaction, userId, wanted.kit.headlineFont);
    for (const [ground, png] of logos) await saveLogo(transaction, userId, wanted.id, ground, png);
    return { id: wanted.id, changed_at: saved.changed_at.toISOString(), is_default: saved.is_default };
  });
}

async function paintLogos({ darkroom }: BrandParts, userId: string, { logos }: SaveBrand): Promise<Logos> {
  const painted = new Map<Ground, Buffer | null>();
  for (const ground of GROUNDS) {
    const data = logos[ground];
    if (data === undefined) continue;
    if (data === null) {
      painted.set(ground, null);
      continue;
    }
    const made = await darkroom.logo({ lane: `logos of ${userId}`, person: userId }, Buffer.from(data, "base64"));
    if ("fault" in made)
      throw new AppError("bad_request", `${LOGO_OF[ground]} ${FAULTS[made.fault]}. Nothing was saved.`);
    painted.set(ground, made.png);
  }
  return painted;
}

async function saveKit(transaction: Transaction, userId: string, { id, kit, seen }: SaveBrand): Promise<Kept> {
  const { rows } = await transaction.query<Kept>(
    "select user_id, changed_at, is_default from public.brands where id = $1",
    [id],
  );
  const [kept] = rows;
  if (kept && kept.user_id !== userId) throw new AppError("conflict", "This id was used before. Nothing was saved.");
  if (!kept && seen) throw new AppError("not_found", "This brand was deleted meanwhile. Nothing was saved.");
  if (!kept) return addKit(transaction, userId, id, kit);
  // A new kit whose answer was lost comes again.
  if (seen && kept.changed_at.getTime() !== Date.parse(seen)) {
    throw new AppError("conflict", "This brand was changed in another tab. Reload to see it; nothing was saved here.");
  }
  const changed = await transaction.query<Kept>(
    `update public.brands set name = $2, kit = $3, changed_at = date_trunc('milliseconds', clock_timestamp())
      where id = $1 returning user_id, changed_at, is_default`,
    [id, kit.name, JSON.stringify(kit)],
  );
  return changed.rows[0] ?? kept;
}

async function addKit(transaction: Transaction, userId: string, id: string, kit: SaveBrand["kit"]): Promise<Kept> {
  const { rows } = await transaction.query<{ count: number }>(
    "select count(*)::int as count from public.brands where user_id = $1",
    [userId],
  );
  const count = rows[0]?.count ?? 0;
  if (count >= MAX_BRANDS) {
    throw new AppError(
      "bad_request",
      `You have ${MAX_BRANDS} brands, which is as many as fit. Delete one to add another.`,
    );
  }
  // Milliseconds, because that is all that a browser sends back.
  const added = await transaction.query<Kept>(
    `insert into public.brands (id, user_id, name, kit, is_default, changed_at)
     values ($1, $2, $3, $4, $5, date_trunc('milliseconds', clock_timestamp()))
     returning user_id, changed_at, is_default`,
    [id, userId, kit.name, JSON.stringify(kit), count === 0],
  );
  const [row] = added.rows;
  if (!row) throw new Error("a brand was added, and is not there");
  return row;
}

async function saveLogo(transaction: Transaction, userId: string, id: string, ground: Ground, png: Buffer | null) {
  if (!png) {
    await transaction.query("delete from public.brand_logos where brand_id = $1 and ground = $2", [id, ground]);
    return;
  }
  await transaction.query(
    `insert into public.brand_logos (brand_id, ground, user_id, bytes) values ($1, $2, $3, $4)
     on conflict (brand_id, ground) do update set bytes = excluded.bytes, changed_at = now()`,
    [id, ground, userId, png],
  );
}
