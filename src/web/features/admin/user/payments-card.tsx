import { Check, ExternalLink, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { Table } from "@/components/ui/table.tsx";
import type { AdminUser, UserPayment } from "../../../../shared/contracts/admin-user.ts";
import { utcDay } from "../utc.ts";
import { CountedTitle } from "./counted-title.tsx";
import { hasGrant, money, paymentState } from "./user-words.ts";

export function PaymentsCard({ user }: { user: AdminUser }) {
  const purchases = user.payments.filter(({ kind }) => kind === "purchase");
  return (
    <Card
      flush
      title={<CountedTitle count={purchases.length}>Payments</CountedTitle>}
      action={
        user.customer_id && (
          <span className="truncate font-mono text-ink-3 text-xs max-tablet:hidden">{user.customer_id}</span>
        )
      }
    >
      {purchases.length > 0 ? (
        <Table caption="Payments" rows={purchases} rowKey={({ id }) => String(id)} columns={COLUMNS} />
      ) : (
        <p className="px-5 py-4.5 text-ink-2">{hasGrant(user) ? "No payments. Access was granted." : "No payments."}</p>
      )}
    </Card>
  );
}

const COLUMNS = [
  { header: "Date", cell: ({ at }: UserPayment) => <span className="whitespace-nowrap">{utcDay(at)}</span> },
  { header: "Order", cell: ({ id }: UserPayment) => <span className="tabular-nums">{`#${id}`}</span> },
  { header: "Amount", cell: (payment: UserPayment) => <span className="tabular-nums">{money(payment)}</span> },
  {
    header: "State",
    cell: (payment: UserPayment) => {
      const { tone, words } = paymentState(payment);
      return (
        <Badge tone={tone} icon={payment.gives_access && <Check aria-hidden="true" />}>
          {words}
        </Badge>
      );
    },
  },
  {
    header: "Links",
    align: "end" as const,
    cell: ({ id, receipt_url, stripe_url }: UserPayment) => (
      <span className="inline-flex gap-1">
        {receipt_url && (
          <Away href={receipt_url} name={`Receipt of order ${id}`} icon={<ReceiptText aria-hidden="true" size={15} />}>
            Receipt
          </Away>
        )}
        {stripe_url && (
          <Away href={stripe_url} name={`Order ${id} at Stripe`} icon={<ExternalLink aria-hidden="true" size={15} />}>
            Stripe
          </Away>
        )}
        {!receipt_url && !stripe_url && <span className="text-ink-3">None</span>}
      </span>
    ),
  },
];

function Away({ href, name, icon, children }: { href: string; name: string; icon: ReactNode; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name}, opens in a new tab`}
      className={buttonStyles({ variant: "ghost", size: "sm" })}
    >
      {icon}
      {children}
    </a>
  );
}
