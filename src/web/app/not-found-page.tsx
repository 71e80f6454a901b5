import { Link } from "@tanstack/react-router";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useSession } from "@/session/auth.ts";
import { NotFound, ToDashboard } from "./not-found.tsx";
import { SoloPage } from "./solo-page.tsx";

/** One way on: a stranger would only be sent back from the dashboard, a member from the home page. */
export function NotFoundPage() {
  const isStranger = useSession().status === "signed-out";
  return (
    <SoloPage>
      <NotFound>
        {isStranger ? (
          <Link to="/" className={buttonStyles({ variant: "primary" })}>
            Home page
          </Link>
        ) : (
          <ToDashboard />
        )}
      </NotFound>
    </SoloPage>
  );
}
