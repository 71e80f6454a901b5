import { ExternalLink, ReceiptText } from "lucide-react";
import { CardTitle } from "@/components/card-title.tsx";
import { LoadFailed } from "@/components/load-failed.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Table } from "@/components/ui/table.tsx";
import { type Order, usePurchases } from "./api/get-orders.ts";
import { amountOf, calendarDay, stateOf } from "./order-words.ts";

export function OrdersCard() {
  const { data, isError, isFetching, refetch } = usePurchases();
  return (
    <Card flush title={<CardTitle Icon={ReceiptText}>Orders</CardTitle>}>
      {data && data.orders.length > 0 ? (
        <Table caption="Your orders" rows={data.orders} rowKey={({ order_id }) => String(order_id)} columns={COLUMNS} />
      ) : (
        <div className="p-5">
          {data && <p className="text-ink-2">There are no orders in this account.</p>}
          {isError && <LoadFailed what="Your orders" isBusy={isFetching} onRetry={() => void refetch()} />}
          {!data && !isError && (
            <div role="status">
              <span className="sr-only">Loading your orders</span>
              <Skeleton className="h-11" />
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

const COLUMNS = [
  { header: "Date", cell: ({ order_date }: Order) => (order_date ? calendarDay(order_date) : "") },
  { header: "Order", cell: ({ order_id }: Order) => <span className="tabular-nums">{`#${order_id}`}</span> },
  {
    header: "Status",
    cell: (order: Order) => {
      const { tone, words } = stateOf(order);
      return <Badge tone={tone}>{words}</Badge>;
    },
  },
  { header: "Amount", cell: amountOf, align: "end" as const },
  {
    header: "Invoice",
    align: "end" as const,
    cell: ({ invoice_url, order_id }: Order) =>
      invoice_url ? (
        <a
          href={invoice_url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open the invoice of order ${order_id} in a new tab`}
          className="-my-1 inline-flex min-h-8 items-center gap-1.5 py-1 underline"
        >
          Open <ExternalLink aria-hidden="true" size={14} />
        </a>
      ) : (
        <span className="text-ink-3">None</span>
      ),
  },
];
