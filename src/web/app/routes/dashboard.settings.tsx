import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "@/components/page-head.tsx";
import { AccountCard } from "@/features/settings/account-card.tsx";
import { MonthFiguresSection } from "@/features/settings/month-figures-section.tsx";
import { OrdersCard } from "@/features/settings/orders-card.tsx";
import { PlanCard } from "@/features/settings/plan-card.tsx";
import { DefaultsCard } from "@/features/settings/services/defaults-card.tsx";
import { ServicesCard } from "@/features/settings/services/services-card.tsx";
import { useSession } from "@/session/auth.ts";
import { useDocumentTitle } from "../use-document-title.ts";

/** `add` opens the dialog that adds a service. */
type SettingsSearch = { add?: true | undefined };

export const Route = createFileRoute("/dashboard/settings")({
  component: SettingsScreen,
  validateSearch: ({ add }: Record<string, unknown>): SettingsSearch => ({ add: add ? true : undefined }),
});

function SettingsScreen() {
  useDocumentTitle("Settings");
  const { user } = useSession();
  const { add } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <PageHead title="Settings" description="Your services, your usage, your account" />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          <ServicesCard
            wantsToAdd={add === true}
            // Who came to add a service came to generate. Otherwise the address is cleared, so that a reload does not
            // ask again.
            onAdded={(hasAdded) =>
              void (hasAdded
                ? navigate({ to: "/dashboard/generate" })
                : navigate({ search: {}, replace: true, resetScroll: false }))
            }
          />
          <MonthFiguresSection />
          <OrdersCard />
        </div>
        <div className="grid min-w-0 items-start gap-5 tablet:max-wide:grid-cols-2">
          <DefaultsCard />
          <PlanCard />
          <AccountCard email={user?.email ?? ""} />
        </div>
      </div>
    </>
  );
}
