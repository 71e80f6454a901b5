import { type BrandKit, brandKitSchema } from "../../shared/brands/brand-kit.ts";
import type { Ground, ReadBrandOutput } from "../../shared/contracts/brands.ts";
import { AppError } from "../../shared/errors.ts";
import type { Queryable } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import { readFont } from "../fonts/brand-fonts.ts";

type Brand = Omit<ReadBrandOutput, "logos"> & { logos: Partial<Record<Ground, Uint8Array<ArrayBuffer>>> };

type Wanted = { userId: string; brandId: string | undefined };

async function findKit(db: Queryable, userId: string, id: string) {
  const { rows } = await db.query<Row<"public.brands", "kit" | "is_default" | "changed_at">>(
    "select kit, is_default, changed_at from public.brands where id = $1 and user_id = $2",
    [id, userId],
  );
  const [brand] = rows;
  return brand && { ...brand, kit: brandKitSchema.parse(brand.kit) };
}

/** A kit with its logos; undefined when this user has none of this id. */
async function findBrand(db: Queryable, userId: string, id: string): Promise<Brand | undefined> {
  const brand = await findKit(db, userId, id);
  if (!brand) return undefined;
  const { rows: kept } = await db.query<{ ground: Ground; bytes: Buffer }>(
    "select ground, bytes from public.brand_logos where brand_id = $1",
    [id],
  );
  const logos = Object.fromEntries(kept.map(({ ground, bytes }) => [ground, new Uint8Array(bytes)]));
  const { kit, is_default, changed_at } = brand;
  return { id, kit, is_default, changed_at: changed_at.toISOString(), logos };
}

/** The brand that something is for, with its owner's font for headlines; none when it was deleted meanwhile. */
export async function brandOf(db: Queryable, { userId, brandId }: Wanted) {
  const brand = brandId ? await findBrand(db, userId, brandId) : undefined;
  return brand && { ...brand, font: await readFont(db, userId, brand.kit.headlineFont) };
}

/** The kit that words are written for. Somebody else's is as if it were not there. */
export const kitOf = async (db: Queryable, { userId, brandId }: Wanted): Promise<BrandKit | undefined> =>
  brandId ? (await findKit(db, userId, brandId))?.kit : undefined;

/** Before anything is made for it. */
export async function requireBrand(db: Queryable, userId: string, id: string): Promise<void> {
  const { rowCount } = await db.query("select from public.brands where id = $1 and user_id = $2", [id, userId]);
  if (!rowCount) throw new AppError("not_found", "This brand was deleted. Choose another one; nothing was sent.");
}

export async function readBrand(db: Queryable, userId: string, id: string): Promise<ReadBrandOutput> {
  const brand = await findBrand(db, userId, id);
  if (!brand) throw new AppError("not_found", "This brand is not there any more.");
  const logos = Object.entries(brand.logos).map(([ground, bytes]) => [ground, Buffer.from(bytes).toString("base64")]);
  return { ...brand, logos: Object.fromEntries(logos) };
}
