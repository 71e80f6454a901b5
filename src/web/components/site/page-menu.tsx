import { openSignIn } from "@/session/sign-in-dialog.ts";
import { LineIcon } from "../line-icon.tsx";
import { MakerLink } from "./maker-link.tsx";
import { scrollToSection } from "./scroll-to-section.ts";
import { SectionLink } from "./section-link.tsx";
import { SECTIONS } from "./sections.ts";

const MENU_ID = "page-menu";
const closing = { popoverTarget: MENU_ID, popoverTargetAction: "hide" } as const;

/** The links that the top bar has no room for on phones. A native popover: it works before any script has run. */
export function PageMenu({ quiet, hasSignIn }: { quiet: boolean; hasSignIn: boolean }) {
  return (
    <>
      <button type="button" className="page-menu-button" aria-label="Menu" popoverTarget={MENU_ID}>
        <LineIcon name="menu" size={22} />
      </button>
      <nav className="page-menu" id={MENU_ID} popover="auto" aria-label="Menu">
        {SECTIONS.map(({ id, label }) =>
          quiet ? (
            <SectionLink key={id} id={id} label={label} />
          ) : (
            <button key={id} type="button" {...closing} onClick={() => scrollToSection(id)}>
              {label}
            </button>
          ),
        )}
        {hasSignIn && (
          <button type="button" {...closing} onClick={openSignIn}>
            Sign In
          </button>
        )}
        <MakerLink before="by" />
      </nav>
    </>
  );
}
