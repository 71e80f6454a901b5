import { z } from "zod";

const text = z.string().min(1);
const metadata = z.record(text, z.string());
const expand = z.array(z.enum(["payment_intent.latest_charge", "invoice", "line_items"])).optional();
const limit = z.string().regex(/^\d+$/).optional();

/** What each call may be given. Strict: Stripe refuses parameters it does not know, and so does this. */
export const parameters = {
  createCustomer: z.strictObject({ email: z.email(), metadata }),
  createSession: z.strictObject({
    mode: z.literal("payment"),
    line_items: z.tuple([z.strictObject({ price: text, quantity: z.literal("1") })]),
    customer: text,
    client_reference_id: text.max(200),
    metadata,
    payment_intent_data: z.strictObject({ metadata }),
    invoice_creation: z.strictObject({ enabled: z.literal("true") }),
    success_url: text.includes("{CHECKOUT_SESSION_ID}"),
    cancel_url: text,
  }),
  retrieveSession: z.strictObject({ expand }),
  expireSession: z.strictObject({}),
  listSessions: z.strictObject({ payment_intent: text, limit }),
  listDisputes: z.strictObject({ charge: text, limit }),
};

export type SessionParameters = z.infer<typeof parameters.createSession>;
