import { createFileRoute, Navigate } from "@tanstack/react-router";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useSession } from "@/lib/auth.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenNotFound } from "../shell/screen-not-found.tsx";
import { Shell } from "../shell/shell.tsx";
import { UserQueries } from "../shell/user-queries.tsx";

export const Route = createFileRoute("/dashboard")({ component: DashboardLayout, notFoundComponent: ScreenNotFound });

/** Only for people who are signed in. */
function DashboardLayout() {
  const { status, user } = useSession();
  if (status === "signed-out") return <Navigate to="/" replace />;
  if (!user) return <LoadingPage />;
  return (
    <UserQueries key={user.id}>
      <Shell email={user.email}>
        <Screen />
      </Shell>
    </UserQueries>
  );
}

function LoadingPage() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center text-ink-2">
      <h1 className="sr-only">Dashboard</h1>
      <Spinner size="lg" label="Loading" />
    </main>
  );
}
