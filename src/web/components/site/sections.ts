/** The parts of the landing page that the top bar and the footer lead to, by element id. */
export const SECTIONS = [
  { id: "features", label: "Features" },
  { id: "pricing", label: "Pricing" },
  { id: "examples", label: "Examples" },
] as const;

export type SectionId = (typeof SECTIONS)[number]["id"];
