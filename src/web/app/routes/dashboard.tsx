import { createFileRoute, Navigate, useChildMatches } from "@tanstack/react-router";
import { LoadingPage } from "@/components/loading-page.tsx";
import { AccessGate } from "@/features/billing/access-gate.tsx";
import { YourDataButton } from "@/features/settings/your-data-button.tsx";
import { useSession } from "@/session/auth.ts";
import { Screen } from "../shell/screen.tsx";
import { ScreenNotFound } from "../shell/screen-not-found.tsx";
import { Shell } from "../shell/shell.tsx";
import { SignOutButton } from "../shell/sign-out-button.tsx";
import { UserQueries } from "../shell/user-queries.tsx";

export const Route = createFileRoute("/dashboard")({ component: DashboardLayout, notFoundComponent: ScreenNotFound });

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** An editor, which needs all the room there is. */
    isFullScreen?: boolean;
  }
}

/** Only for people who are signed in and have access. */
function DashboardLayout() {
  const { status, user } = useSession();
  const isFullScreen = useChildMatches({ select: (matches) => matches[0]?.staticData.isFullScreen === true });
  if (status === "signed-out") return <Navigate to="/" replace />;
  if (!user) return <LoadingPage />;
  return (
    <UserQueries key={user.id}>
      <AccessGate
        user={user}
        signOut={<SignOutButton variant="ghost" size="sm" />}
        yourData={<YourDataButton email={user.email} />}
      >
        {isFullScreen ? (
          <Screen />
        ) : (
          <Shell email={user.email}>
            <Screen />
          </Shell>
        )}
      </AccessGate>
    </UserQueries>
  );
}
