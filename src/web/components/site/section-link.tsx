import { Link } from "@tanstack/react-router";
import { scrollToSection } from "./scroll-to-section.ts";
import type { SectionId } from "./sections.ts";

type SectionLinkProps = { id: SectionId; label: string };

/** Links to a section of the landing page: scrolls if it is open, navigates to it otherwise. */
export function SectionLink({ id, label }: SectionLinkProps) {
  return (
    <Link to="/" hash={id} onClick={(event) => scrollToSection(id) && event.preventDefault()}>
      {label}
    </Link>
  );
}
