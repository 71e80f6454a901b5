import { Link } from "@tanstack/react-router";
import { useSession } from "@/session/auth.ts";
import { openSignIn } from "@/session/sign-in-dialog.ts";
import { Logo } from "../logo.tsx";
import { MakerLink } from "./maker-link.tsx";
import { PageMenu } from "./page-menu.tsx";
import { scrollToSection } from "./scroll-to-section.ts";
import { SectionLink } from "./section-link.tsx";
import { SECTIONS } from "./sections.ts";
import "./site.css";

/** The fixed bar of the public pages. `quiet` is for text pages: neutral colours, and links back to the sections. */
export function TopBar({ quiet = false }: { quiet?: boolean }) {
  const isSignedIn = useSession().status === "signed-in";
  return (
    <header className="top-bar" data-quiet={quiet || undefined}>
      <div className="wrap top-bar-row">
        <Logo />
        <MakerLink before="by" />
        <nav className="top-bar-sections" aria-label="Page">
          {SECTIONS.map(({ id, label }) =>
            quiet ? (
              <SectionLink key={id} id={id} label={label} />
            ) : (
              <button key={id} type="button" onClick={() => scrollToSection(id)}>
                {label}
              </button>
            ),
          )}
        </nav>
        <div className="top-bar-actions">
          {isSignedIn ? (
            <Link to="/dashboard" className="btn top-bar-start">
              Dashboard
            </Link>
          ) : (
            <SignInButtons />
          )}
          <PageMenu quiet={quiet} hasSignIn={!isSignedIn} />
        </div>
      </div>
    </header>
  );
}

function SignInButtons() {
  return (
    <>
      <button type="button" className="btn top-bar-sign-in" onClick={openSignIn}>
        Sign In
      </button>
      <button type="button" className="btn top-bar-start" onClick={openSignIn}>
        <span className="top-bar-long">Get Started</span>
        <span className="top-bar-short">Start</span>
      </button>
    </>
  );
}
