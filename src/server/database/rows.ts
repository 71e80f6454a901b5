import type { AuthRows } from "./rows/auth-rows.ts";
import type { PrivateRows } from "./rows/private-rows.ts";
import type { PublicRows } from "./rows/public-rows.ts";
import type { StorageRows } from "./rows/storage-rows.ts";

type Rows = AuthRows & PrivateRows & PublicRows & StorageRows;

/** Columns of a table, as the driver reads them. */
export type Row<Table extends keyof Rows, Column extends keyof Rows[Table]> = Pick<Rows[Table], Column>;
