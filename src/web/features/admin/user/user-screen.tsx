import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { LoadFailed } from "@/components/load-failed.tsx";
import { EmptyToaster } from "@/components/toaster.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { isUnknownUser, useUser } from "../api/get-user.ts";
import { AccessCard } from "./access-card.tsx";
import { AccountCard } from "./account-card.tsx";
import { ActionsCard } from "./actions-card.tsx";
import { PaymentsCard } from "./payments-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TrailCard } from "./trail-card.tsx";
import { UsageCard } from "./usage-card.tsx";
import { UserBanners } from "./user-banners.tsx";
import { UserHead } from "./user-head.tsx";

/** One user: what gives access, what was paid and used, and what can be done. */
export function UserScreen({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useUser(userId);
  if (isUnknownUser(error)) return <UnknownUser />;
  return (
    <>
      <nav aria-label="Breadcrumb" className="mb-3">
        <Link
          to="/dashboard/bananaman-users"
          className="-ml-2 inline-flex min-h-8 items-center gap-1.5 rounded-2 px-2 text-13 text-ink-2 hover:bg-highlight pointer-coarse:min-h-10"
        >
          <ArrowLeft aria-hidden="true" size={15} />
          Manage Users
        </Link>
      </nav>
      {data ? (
        <UserPage user={data} />
      ) : error ? (
        <Card>
          <h1 tabIndex={-1} className="sr-only">
            User
          </h1>
          <LoadFailed what="This user" isBusy={isFetching} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Loading />
      )}
    </>
  );
}

function UserPage({ user }: { user: AdminUser }) {
  return (
    <>
      <UserHead user={user} />
      <UserBanners user={user} />
      {/* The right column is as long as it is: the last row takes what the left one lacks. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[minmax(0,1fr)_320px] wide:grid-rows-[repeat(5,auto)_1fr] wide:*:col-start-1">
        <AccessCard user={user} />
        <div className="wide:col-start-2! grid min-w-0 gap-5 max-wide:contents wide:row-span-6 wide:row-start-1">
          <ActionsCard user={user} />
          <AccountCard user={user} className="max-wide:order-1" />
        </div>
        <PaymentsCard user={user} />
        <UsageCard user={user} />
        <SessionsCard user={user} />
        <TrailCard user={user} className="max-wide:order-1" />
      </div>
    </>
  );
}

function Loading() {
  return (
    <div role="status">
      <h1 tabIndex={-1} className="sr-only">
        Loading this user
      </h1>
      <div className="mb-5 flex items-center gap-4">
        <Skeleton on="page" className="size-12 rounded-full" />
        <div className="grid gap-2">
          <Skeleton on="page" className="h-7 w-64" />
          <Skeleton on="page" className="h-5 w-48" />
        </div>
      </div>
      <div className="grid gap-5 wide:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-5">
          <Skeleton on="page" className="h-52 rounded-4" />
          <Skeleton on="page" className="h-32 rounded-4" />
          <Skeleton on="page" className="h-72 rounded-4" />
        </div>
        <Skeleton on="page" className="h-72 rounded-4" />
      </div>
    </div>
  );
}

function UnknownUser() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <div className="solo">
        <EmptyToaster />
        <h1 tabIndex={-1} className="heading">
          There is no such user
        </h1>
        <p className="sub">The account was deleted, or the address of this page has a typo.</p>
        <div className="actions">
          <Link to="/dashboard/bananaman-users" className={buttonStyles({ variant: "primary" })}>
            Go to Manage Users
          </Link>
        </div>
      </div>
    </div>
  );
}
