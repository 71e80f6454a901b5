import { z } from "zod";
import { AppError } from "../../../shared/errors.ts";
import { FONT_ID, MAX_FONT_BYTES, MAX_FONTS } from "../../../shared/fonts/font-facts.ts";
import { requireAccount } from "../../database/lock-account.ts";
import { type Database, inTransaction } from "../../database/pool.ts";
import { cleanFont } from "../../font-files/clean-font.ts";
import { keepFont } from "../../fonts/brand-fonts.ts";
import { parsedJson } from "./parsed-json.ts";
import type { OpenZip } from "./read-zip.ts";

const MAX_LIST_BYTES = 1024 * 1024;

const fontsSchema = z.array(z.object({ id: z.string().regex(FONT_ID), file: z.string() })).max(10 * MAX_FONTS);

type Target = { pool: Database; userId: string };

/**
 * Imports the fonts of an export, under the names that its kits and creatives have for them. What cannot be used is left
 * out, and so is what is more than fits: words are set in a typeface of ours then.
 */
export async function importFonts({ pool, userId }: Target, zip: OpenZip): Promise<void> {
  const list = await zip.read("fonts.json", MAX_LIST_BYTES);
  const listed = list ? fontsSchema.safeParse(parsedJson(list)).data : undefined;
  for (const { id, file } of listed ?? []) {
    const packed = await zip.read(file, MAX_FONT_BYTES);
    const made = packed && (await cleanFont(packed));
    if (!made || "fault" in made) continue;
    await inTransaction(pool, async (transaction) => {
      await requireAccount(transaction, userId, "change");
      await keepFont(transaction, userId, { id, ...made });
    }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
}
