/** Something that a page says about its brand, and where it says it. */
export type Found<Value = string> = { value: Value; from: string };

/** A file that a page names. */
export type Named = { address: string; from: string };

/** What is read out of the HTML of a page. Addresses are complete. */
export type PageFound = {
  name: Found | undefined;
  description: Found | undefined;
  /** Icons and pictures of the header, the best first. */
  logos: Named[];
  /** The first drawing in the header or the link to the front page, as SVG. */
  drawing: Found | undefined;
  themeColors: Found[];
  styles: Named[];
  inlineStyles: string[];
  contacts: Found[];
  socials: Found[];
  /** It asks for a password and says little else. */
  isWall: boolean;
  /** Nearly all of it is left to scripts. */
  isBare: boolean;
};

export type StylesFound = {
  /** From the most used one on, as #rrggbb. */
  colors: { hex: string; uses: number }[];
  fonts: { family: string; for: "headings" | "text"; isFile: boolean }[];
};
