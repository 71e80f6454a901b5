import { LoadFailed } from "@/components/load-failed.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { useFigures } from "../api/get-figures.ts";
import { counted } from "../counted.ts";
import { dollars } from "../money.ts";

const LABELS = ["Total users", "Paid users", "Stripe accounts", "Total revenue"] as const;

export function FigureCards() {
  const { data, isError, isFetching, refetch } = useFigures();
  if (isError && !data) {
    return (
      <Card>
        <LoadFailed what="The figures" isBusy={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const values = data && [
    data.users.toLocaleString("en-US"),
    data.paid_users.toLocaleString("en-US"),
    data.customers.toLocaleString("en-US"),
    dollars(data.gross_cents - data.returned_cents),
  ];
  const hint = data && revenueHint(data);
  return (
    <dl aria-busy={!data} className="grid grid-cols-2 gap-3 desk:grid-cols-4 desk:gap-5">
      {LABELS.map((label, index) => (
        <div
          key={label}
          className="min-w-0 rounded-4 bg-surface px-4 py-3.5 shadow-card tablet:px-5 tablet:pt-4 tablet:pb-[18px]"
        >
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="mt-1 font-[650] font-display text-[1.375rem] leading-[1.1] tracking-[-0.03em] tabular-nums tablet:text-[1.75rem]">
            {values ? values[index] : <Skeleton className="h-6 w-24 tablet:h-[31px]" />}
          </dd>
          {index === LABELS.length - 1 && hint && <dd className="mt-1 text-ink-3 text-xs tabular-nums">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What the revenue leaves out, if anything. */
function revenueHint(figures: { gross_cents: number; returned_cents: number; foreign_orders: number }): string {
  const { gross_cents, returned_cents, foreign_orders } = figures;
  const parts = [
    returned_cents > 0 && `${dollars(gross_cents)} before refunds`,
    foreign_orders > 0 && `without ${counted(foreign_orders, "order")} in other currencies`,
  ];
  return parts.filter(Boolean).join(", ");
}
