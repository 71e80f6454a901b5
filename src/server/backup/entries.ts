import { z } from "zod";

/** Of every schema that we make. A hosted project's own schemas are not ours to back up. */
export const SCHEMAS = ["auth", "storage", "public", "private"];

/** What stands first in a backup: enough to decide whether it can be restored here. */
const manifest = z.object({
  kind: z.literal("manifest"),
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables, by name, and their checksums. */
  migrations: z.record(z.string(), z.string()),
  secrets: z.object({
    jwtSecret: z.string(),
    keyEncryptionSecret: z.string(),
    oldKeyEncryptionSecrets: z.array(z.string()),
  }),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: z.string(), last: z.number() })),
});

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
/** Its content is what COPY gives, zipped. */
const table = z.object({ kind: z.literal("table"), schema: z.enum(SCHEMAS), name, columns: z.array(name) });
const file = { bucket: z.string(), name: z.string(), version: z.string(), size: z.int().nonnegative() };
const object = z.object({ kind: z.literal("object"), ...file });
/** Instead of an object, when its file was not what its version says. In older backups it follows that object. */
const damaged = z.object({ kind: z.literal("damaged"), ...file });
export const entry = z.discriminatedUnion("kind", [manifest, table, object, damaged]);

export type Entry = z.infer<typeof entry>;
export type Manifest = z.infer<typeof manifest>;
export type Table = z.infer<typeof table>;

/** As COPY wants it. The names are simple ones; the quotes are for those that are also words of SQL. */
export const tableOf = ({ schema, name }: Pick<Table, "schema" | "name">) => `${schema}."${name}"`;
export const copied = (table: Table) =>
  `${tableOf(table)} (${table.columns.map((column) => `"${column}"`).join(", ")})`;
