import type { AdminUser, UserPayment } from "../../../../shared/contracts/admin-user.ts";
import { utcMinute } from "../utc.ts";
import { money, paymentState, type Tone } from "./user-words.ts";

export type Moment = {
  key: string;
  kind: "banned" | "paid" | "granted" | "refunded" | "disputed" | "signed-up";
  tone: Tone;
  title: string;
  detail: string;
};

const MAX_MOMENTS = 8;

/** How it came to the access somebody has or has not, newest first. */
export function accessHistory({ ban, payments, member_since }: AdminUser): Moment[] {
  const moments = payments
    .slice(0, MAX_MOMENTS)
    .flatMap((payment) => (payment.kind === "grant" ? grant : bought)(payment));
  const banned: Moment[] = ban
    ? [{ key: "ban", kind: "banned", tone: "bad", title: "Banned", detail: detailOf(ban.at, ban.by) }]
    : [];
  return [
    ...banned,
    ...moments,
    { key: "start", kind: "signed-up", tone: "neutral", title: "Signed up", detail: utcMinute(member_since) },
  ];
}

function grant({ id, at, gives_access, grant: note }: UserPayment): Moment[] {
  const reason = note?.reason ? `, “${note.reason}”` : "";
  return [
    {
      key: `order ${id}`,
      kind: "granted",
      tone: gives_access ? "ok" : "neutral",
      title: gives_access ? `Granted${reason}` : `Granted${reason}, and taken back`,
      detail: detailOf(at, note?.by ?? null),
    },
  ];
}

function bought(payment: UserPayment): Moment[] {
  const { id, at, gives_access, dispute } = payment;
  const { tone, words } = paymentState(payment);
  const order: Moment = {
    key: `order ${id}`,
    kind: "paid",
    tone: gives_access ? "ok" : "neutral",
    title: `${payment.status === "completed" ? "Paid" : words}, order #${id}`,
    detail: `${utcMinute(at)}, ${money(payment)}`,
  };
  if (payment.status !== "completed" || words === "Paid") return [order];
  // The provider tells when it happened, we are only told that it did.
  const kind = dispute === null || dispute === "won" ? "refunded" : "disputed";
  return [{ key: `end ${id}`, kind, tone, title: words, detail: `Order #${id}` }, order];
}

const detailOf = (at: string | null, by: string | null) =>
  [at && utcMinute(at), by && `by ${by}`].filter(Boolean).join(", ");
