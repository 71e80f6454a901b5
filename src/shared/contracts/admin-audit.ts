import { z } from "zod";

/** An account named by an entry. Without an e-mail address it has been deleted since. */
const person = z.object({ id: z.uuid(), email: z.string().nullable() });

export const AUDIT_OUTCOMES = ["done", "refused", "automatic"] as const;

export const auditEntry = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Null for the command line, for the product itself, and for accounts that have been deleted. */
  actor: person.nullable(),
  action: z.string(),
  /** What was recorded: a user id, an e-mail address, the name of a file. */
  target: z.string().nullable(),
  /** The account that `target` names, if it names one. */
  about: person.nullable(),
  details: z.record(z.string(), z.unknown()),
  outcome: z.enum(AUDIT_OUTCOMES),
});
export type AuditEntry = z.output<typeof auditEntry>;

const day = z.iso.date();
const entryId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const auditFilters = z.strictObject({
  /** In the names of people and files, reasons and other details. */
  search: z.string().trim().max(200).optional(),
  /** A user id, or `system` for what nobody did by hand. */
  who: z.union([z.uuid(), z.literal("system")]).optional(),
  what: z.array(z.string().min(1).max(100)).max(50).optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilters = z.output<typeof auditFilters>;

export const adminAuditInput = auditFilters.extend({
  /** Entries older than this one, newest first. */
  before: entryId.optional(),
  /** The page next to this entry on the newer side. */
  after: entryId.optional(),
  limit: z.number().int().min(1).max(100).default(50),
});
export type AdminAuditInput = z.output<typeof adminAuditInput>;

export const adminAuditOutput = z.object({
  entries: z.array(auditEntry),
  has_newer: z.boolean(),
  has_older: z.boolean(),
  /** Who can be chosen as a filter. */
  administrators: z.array(z.object({ id: z.uuid(), email: z.string() })),
});
export type AdminAuditOutput = z.output<typeof adminAuditOutput>;

export const exportAuditInput = auditFilters;
