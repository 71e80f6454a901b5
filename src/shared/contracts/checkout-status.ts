import { z } from "zod";

export const checkoutStatusInput = z.strictObject({
  /** If left out: the checkout whose payment is pending, or else the account's newest. */
  session_id: z.string().min(1).max(255).optional(),
});

export const checkoutStatusOutput = z.object({
  /** `none`: the account has no such checkout, or it expired unpaid. */
  state: z.enum(["paid", "pending", "failed", "open", "none"]),
  /** Decides whether the user gets in: a refunded order is still `paid`, but gives no access. */
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
