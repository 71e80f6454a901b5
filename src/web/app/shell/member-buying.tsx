import type { BuyButtonProps } from "@/features/billing/pricing-card.tsx";
import { WaitOrBuy } from "@/features/billing/wait-or-buy.tsx";
import { UserQueries } from "./user-queries.tsx";

/** What the pricing page offers a signed-in user; loaded only for them. */
export function MemberBuying(props: BuyButtonProps & { userId: string }) {
  return (
    <UserQueries key={props.userId}>
      <WaitOrBuy {...props} />
    </UserQueries>
  );
}
