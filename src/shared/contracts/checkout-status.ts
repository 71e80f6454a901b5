import { z } from "zod";

export const checkoutStatusInput = z.strictObject({
  /** Without it, the checkout whose payment is on its way, or else the newest of the account. */
  session_id: z.string().min(1).max(255).optional(),
});

export const checkoutStatusOutput = z.object({
  /** `none`: no such checkout of this account, or one that ran out unpaid. */
  state: z.enum(["paid", "pending", "failed", "open", "none"]),
  /** What counts in the end: a refunded order is still `paid`, and gives none. */
  has_access: z.boolean(),
  product: z.string(),
  email: z.string(),
  order: z
    .object({
      id: z.number(),
      amount_total: z.number().nullable(),
      currency: z.string().nullable(),
      created_at: z.string(),
      invoice_url: z.string().nullable(),
    })
    .nullable(),
});
export type CheckoutStatus = z.infer<typeof checkoutStatusOutput>;
