import { z } from "zod";

const USER_SORTS = ["email", "member_since", "payments"] as const;
const USER_ACCESS_FILTERS = ["paid", "free", "unpaid"] as const;
const USERS_PER_PAGE = 25;

const userFilters = z.strictObject({
  /** A part of the e-mail address. */
  search: z.string().trim().max(200).optional(),
  access: z.enum(["all", ...USER_ACCESS_FILTERS]).default("all"),
  sort: z.enum(USER_SORTS).default("member_since"),
  direction: z.enum(["ascending", "descending"]).default("descending"),
});
export type UserFilters = z.output<typeof userFilters>;

const cursor = z.string().min(1).max(1_000);

export const adminUsersInput = userFilters.extend({
  /** The page that follows this row, or the one in front of it. Only the server reads these. */
  after: cursor.optional(),
  before: cursor.optional(),
  limit: z.number().int().min(1).max(100).default(USERS_PER_PAGE),
});
export type AdminUsersInput = z.output<typeof adminUsersInput>;

const userRow = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  member_since: z.iso.datetime(),
  /** Null for people whom the payment provider does not know. */
  customer_id: z.string().nullable(),
  /** Purchases that were paid, what they came to, and how much of it went back. */
  payments: z.number(),
  paid_cents: z.number(),
  returned_cents: z.number(),
  /** Where the access comes from, or why there is none. */
  access: z.enum(["bananaman", "lifetime", "granted", "disputed", "refunded", "unpaid"]),
  is_banned: z.boolean(),
});
export type UserRow = z.output<typeof userRow>;

export const adminUsersOutput = z.object({
  users: z.array(userRow),
  previous: cursor.nullable(),
  next: cursor.nullable(),
});
export type AdminUsersOutput = z.output<typeof adminUsersOutput>;

export const exportUsersInput = userFilters;

export const adminUserFiguresInput = z.strictObject({});
export const adminUserFiguresOutput = z.object({
  users: z.number(),
  paid_users: z.number(),
  customers: z.number(),
  /** In US cents. */
  gross_cents: z.number(),
  returned_cents: z.number(),
  /** Orders in other currencies, which are in neither sum. */
  foreign_orders: z.number(),
});
