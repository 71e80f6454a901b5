import type { AdminUser, UserPayment } from "../../../../shared/contracts/admin-user.ts";
import { utcDay, utcMinute } from "../utc.ts";

export type Tone = "ok" | "info" | "warn" | "bad" | "neutral";

/** "kai.okafor" of kai.okafor@tallyo.example: short enough for a button. */
/** What fits on a button. The dialog names the whole address. */
const MAX_NAME = 22;

export function shortName(email: string): string {
  const name = email.slice(0, email.lastIndexOf("@"));
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
}

export const sessionsEnd = (count: number) => (count === 1 ? "1 session ends" : `${count} sessions end`);

export const money = ({ amount, currency }: Pick<UserPayment, "amount" | "currency">) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);

const isRefunded = ({ refunded, amount }: UserPayment) => refunded > 0 && refunded >= amount;

/** The state of a purchase, as a word and a colour. */
export function paymentState(payment: UserPayment): { tone: Tone; words: string } {
  if (payment.dispute === "open") return { tone: "warn", words: "Disputed" };
  if (payment.dispute === "lost") return { tone: "bad", words: "Charged back" };
  if (isRefunded(payment)) return { tone: "bad", words: `Refunded ${money(payment)}` };
  if (payment.status === "pending") return { tone: "info", words: "On its way" };
  if (payment.status === "canceled") return { tone: "neutral", words: "Not paid" };
  if (payment.refunded > 0) {
    return { tone: "ok", words: `Paid, ${money({ ...payment, amount: payment.refunded })} refunded` };
  }
  return { tone: "ok", words: "Paid" };
}

/** The badge beside the name. */
export function standingOf({ ban, access }: Pick<AdminUser, "ban" | "access">): { tone: Tone; words: string } {
  if (ban) return { tone: "bad", words: "Banned" };
  const standings = {
    bananaman: { tone: "ok", words: "Bananaman" },
    paid: { tone: "ok", words: "Lifetime" },
    granted: { tone: "info", words: "Free access" },
    refunded: { tone: "bad", words: "Refunded" },
    disputed: { tone: "warn", words: "Disputed" },
    "charged-back": { tone: "bad", words: "Charged back" },
    pending: { tone: "warn", words: "Payment on its way" },
    none: { tone: "neutral", words: "Not paid" },
  } as const;
  return standings[access.cause];
}

/** Access as one sentence with its cause. */
export function describeAccess(user: AdminUser): { tone: Tone; title: string; words: string } {
  const { access, ban } = user;
  const order = access.order ? `Order #${access.order.id}` : "The order";
  const own = "Own creatives can still be read and deleted.";
  if (ban) return { tone: "bad", title: "Banned: no access", words: afterUnban(user) };
  switch (access.cause) {
    case "bananaman":
      return { tone: "ok", title: "Has access", words: "Administrators have it by their role, whatever they paid." };
    case "paid":
      return { tone: "ok", title: "Has access", words: `${order} is paid. ${paidBeside(user)}` };
    case "granted":
      return { tone: "info", title: "Has access, without paying", words: grantWords(access.order) };
    case "refunded":
      return { tone: "bad", title: "No access", words: `${order} was refunded in full. ${own}` };
    case "charged-back":
      return { tone: "bad", title: "No access", words: `The bank took back what was paid for ${lower(order)}. ${own}` };
    case "disputed":
      return {
        tone: "warn",
        title: "Access is paused",
        words: `The bank disputes ${lower(order)}. A won dispute gives access back by itself.`,
      };
    case "pending":
      return {
        tone: "warn",
        title: "No access yet",
        words: `The payment for ${lower(order)} is on its way. Access opens by itself when it arrives.`,
      };
    case "none":
      return { tone: "neutral", title: "No access", words: "Nothing was bought and nothing was granted." };
  }
}

const lower = (order: string) => order.charAt(0).toLowerCase() + order.slice(1);

export const hasGrant = ({ payments }: Pick<AdminUser, "payments">) =>
  payments.some(({ kind, gives_access }) => kind === "grant" && gives_access);

const paidBeside = (user: AdminUser) =>
  hasGrant(user) ? "Free access was granted as well." : "Nothing else gives or takes it.";

function grantWords(order: UserPayment | null): string {
  const by = order?.grant?.by ? ` by ${order.grant.by}` : "";
  const on = order ? ` on ${utcDay(order.at)}` : "";
  return `Granted${by}${on}. Refunds and disputes never touch it.`;
}

/** What a ban leaves as it is. */
export function afterUnban({ access }: AdminUser): string {
  if (!access.has_access) return "Unbanning alone gives no access: there is no paid order and no grant.";
  const cause = access.cause === "paid" ? `Order #${access.order?.id} is still paid. ` : "";
  return `${cause}Unbanning gives access back at once.`;
}

/** "by june@loafworks.test on 14 Nov 2026, 22:12", as far as it is known. */
export function byAndWhen({ by, at }: NonNullable<AdminUser["ban"]>): string {
  return `${by ? ` by ${by}` : ""}${at ? ` on ${utcMinute(at)}` : ""}`;
}

const MAIL_OUTCOMES = { sent: "sent", failed: "not delivered", waiting: "waiting to be sent" };

/** "Magic link, 12 Nov 2026, 08:13, sent" */
export const mailWords = ({ name, outcome, at }: AdminUser["mails"][number]) =>
  `${name}, ${utcMinute(at)}, ${MAIL_OUTCOMES[outcome]}`;
