import { createFileRoute, Navigate } from "@tanstack/react-router";
import { useSession } from "@/lib/auth.ts";
import { openSignIn } from "@/lib/sign-in-dialog.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { Logo } from "../logo.tsx";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/")({ component: HomePage });

function HomePage() {
  const session = useSession();
  useDocumentTitle("Generate Epic Ads in Seconds");
  if (session.status === "signed-in") return <Navigate to="/dashboard" replace />;
  return (
    <div className="hero">
      <header className="wrap flex h-15 items-center md:h-18">
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className="wrap hero-grid">
        <div>
          <h1 className="hero-title">
            Generate <span>Epic Ads</span> <span>in Seconds</span>
          </h1>
          <p className="hero-pitch">
            Describe an ad or a meme in one sentence. {PRODUCT_NAME} turns it into a scroll-stopping creative.
          </p>
        </div>
        <button type="button" onClick={openSignIn}>
          Get Started
        </button>
      </main>
    </div>
  );
}
