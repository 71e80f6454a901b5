import { createFileRoute } from "@tanstack/react-router";
import { PageHead } from "@/components/page-head.tsx";
import { AccountCard } from "@/features/settings/account-card.tsx";
import { ApiKeyCard } from "@/features/settings/api-key-card.tsx";
import { OrdersCard } from "@/features/settings/orders-card.tsx";
import { PlanCard } from "@/features/settings/plan-card.tsx";
import { UsageCard } from "@/features/settings/usage-card.tsx";
import { useSession } from "@/session/auth.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/settings")({ component: SettingsScreen });

function SettingsScreen() {
  useDocumentTitle("Settings");
  const { user } = useSession();
  return (
    <>
      <PageHead title="Settings" description="Your key, your usage, your account" />
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 gap-5">
          <ApiKeyCard />
          <UsageCard />
          <OrdersCard />
        </div>
        <div className="grid min-w-0 items-start gap-5 tablet:max-wide:grid-cols-2">
          <PlanCard />
          <AccountCard email={user?.email ?? ""} />
        </div>
      </div>
    </>
  );
}
