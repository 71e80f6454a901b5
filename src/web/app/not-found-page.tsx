import { Link } from "@tanstack/react-router";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { useSession } from "@/session/auth.ts";
import { NotFound, ToDashboard } from "./not-found.tsx";
import { SoloPage } from "./solo-page.tsx";

/** Offers one link only: the dashboard would redirect a visitor, and the home page would redirect a member. */
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
