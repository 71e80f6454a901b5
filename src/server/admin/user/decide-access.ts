import type { AdminUser, UserPayment } from "../../../shared/contracts/admin-user.ts";

type Standing = { is_bananaman: boolean; has_access: boolean };

/** Why somebody has access, or has not, as one cause. Whether they have it was decided in the database. */
export function decideAccess(payments: readonly UserPayment[], standing: Standing): AdminUser["access"] {
  const { is_bananaman, has_access } = standing;
  const giving = payments.filter(({ gives_access }) => gives_access);
  if (is_bananaman) return { has_access, cause: "bananaman", order: null };
  const purchase = giving.find(({ kind }) => kind === "purchase");
  if (has_access && purchase) return { has_access, cause: "paid", order: purchase };
  if (has_access) return { has_access, cause: "granted", order: giving[0] ?? null };
  for (const order of payments.filter(({ kind }) => kind === "purchase")) {
    const cause = causeOf(order);
    if (cause) return { has_access, cause, order };
  }
  return { has_access, cause: "none", order: null };
}

function causeOf({ dispute, refunded, amount, status }: UserPayment) {
  if (dispute === "open") return "disputed";
  if (dispute === "lost") return "charged-back";
  if (refunded > 0 && refunded >= amount) return "refunded";
  return status === "pending" ? "pending" : null;
}
