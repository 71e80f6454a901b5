import { z } from "zod";
import { brandKitSchema, MAX_BRANDS } from "../../../shared/brands/brand-kit.ts";
import { GROUNDS } from "../../../shared/contracts/brands.ts";
import { requireAccount } from "../../database/lock-account.ts";
import { type Database, inTransaction, type Transaction } from "../../database/pool.ts";
import { paintLogo } from "../../images/paint-logo.ts";
import { parsedJson } from "./parsed-json.ts";
import type { OpenZip } from "./read-zip.ts";

const MAX_LIST_BYTES = 4 * 1024 * 1024;
const MAX_LOGO_BYTES = 8 * 1024 * 1024;

const brandsSchema = z
  .array(
    z.object({
      id: z.uuid(),
      kit: brandKitSchema,
      is_default: z.boolean(),
      created_at: z.iso.datetime({ offset: true }),
      logo_files: z.partialRecord(z.enum(GROUNDS), z.string()).default({}),
    }),
  )
  .max(MAX_BRANDS);
type Listed = z.output<typeof brandsSchema>[number];

type Target = { pool: Database; userId: string; newIdOf: (id: string) => string };

/**
 * Imports the brand kits of an export; those that are there stay as they are. Returns under which ids they are here.
 * An older export has none, and of one that cannot be read the creatives come all the same.
 */
export async function importBrands(target: Target, zip: OpenZip): Promise<ReadonlyMap<string, string>> {
  const list = await zip.read("brands.json", MAX_LIST_BYTES);
  const listed = list ? brandsSchema.safeParse(parsedJson(list)).data : undefined;
  const ids = new Map<string, string>();
  for (const brand of listed ?? []) {
    const logos = await readLogos(zip, brand);
    const id = await inTransaction(target.pool, (transaction) => add(transaction, target, brand, logos));
    if (id) ids.set(brand.id, id);
  }
  return ids;
}

/** Null when the account is full. */
async function add(
  transaction: Transaction,
  { userId, newIdOf }: Target,
  brand: Listed,
  logos: ReadonlyMap<string, Buffer>,
): Promise<string | null> {
  await requireAccount(transaction, userId, "change");
  const { rows } = await transaction.query<{ id: string; user_id: string; is_default: boolean }>(
    "select id, user_id, is_default from public.brands where user_id = $1 or id = $2",
    [userId, brand.id],
  );
  const own = rows.filter((row) => row.user_id === userId);
  const isTaken = rows.some((row) => row.id === brand.id && row.user_id !== userId);
  const id = isTaken ? newIdOf(brand.id) : brand.id;
  if (own.some((row) => row.id === id)) return id;
  if (own.length >= MAX_BRANDS) return null;
  const isDefault = brand.is_default && !own.some((row) => row.is_default);
  await transaction.query(
    `insert into public.brands (id, user_id, name, kit, is_default, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, userId, brand.kit.name, JSON.stringify(brand.kit), isDefault, brand.created_at],
  );
  for (const [ground, bytes] of logos) {
    await transaction.query(
      "insert into public.brand_logos (brand_id, ground, user_id, bytes) values ($1, $2, $3, $4)",
      [id, ground, userId, bytes],
    );
  }
  return id;
}

async function readLogos(zip: OpenZip, { logo_files }: Listed): Promise<ReadonlyMap<string, Buffer>> {
  const logos = new Map<string, Buffer>();
  for (const [ground, file] of Object.entries(logo_files)) {
    const packed = await zip.read(file, MAX_LOGO_BYTES);
    const logo = packed && (await paintLogo(packed));
    if (logo && "png" in logo) logos.set(ground, logo.png);
  }
  return logos;
}
