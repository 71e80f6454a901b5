import { Link } from "@tanstack/react-router";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { NotFound } from "./not-found.tsx";
import { SoloPage } from "./solo-page.tsx";

export function NotFoundPage() {
  return (
    <SoloPage>
      <NotFound>
        <Link to="/" className={buttonStyles()}>
          Home page
        </Link>
      </NotFound>
    </SoloPage>
  );
}
