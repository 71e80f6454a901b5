import type { SectionId } from "./sections.ts";

/** Scrolls to a section and moves the focus there. False when this page has no such section. */
export function scrollToSection(id: SectionId): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: wantsCalm ? "instant" : "smooth" });
  return true;
}
