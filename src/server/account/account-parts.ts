import type { ReadObject } from "../adapters/storage/port.ts";
import type { BillingParts } from "../billing/billing-parts.ts";
import type { Database } from "../database/pool.ts";
import type { Leases } from "../generation/leases.ts";

/** What exporting data and deleting an account depend on. */
export type AccountParts = {
  pool: Database;
  billing: BillingParts;
  leases: Pick<Leases, "cancel">;
  readObject: ReadObject;
  /** A hosted project keeps its sessions in a shape of its own. */
  isHosted: boolean;
  /** Called when the account is deleted: its tokens are invalid from now on, and its files are to be deleted. */
  onDeleted: (userId: string) => void;
};
