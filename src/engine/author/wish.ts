import type { AdType } from "../../shared/ad-types.ts";
import type { BrandKit } from "../../shared/brands/brand-kit.ts";
import type { Brief } from "../../shared/brief/brief.ts";
import type { PictureFormat } from "../../shared/formats.ts";
import type { MemeShelf } from "../memes/meme-shelf.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import type { Borrowed } from "./borrowed/borrowed.ts";

export type Wish = {
  description: string;
  type: AdType;
  /** The same seed gives the same creative, the next one another idea. */
  seed: number;
  /** What somebody has set of its brief. It is obeyed; the rest is read in the description. */
  brief?: Brief | undefined;
  /** The layout of this idea, if its words still fit it. */
  layout?: LayoutId | undefined;
  /** Colours of the inspiration pictures, the strongest first. */
  colors?: readonly string[];
  /** The key of the user's own picture, when there is one to show. */
  photo?: string | undefined;
  /** The keys of further pictures, in their order. A layout that shows several takes them. */
  photos?: readonly string[] | undefined;
  /** Whether that picture is a screenshot or a chart, which is never cut. */
  isSheet?: boolean;
  /** Whether it was cut out, and shows the ground around its subject. */
  isCutOut?: boolean;
  /** The brand that it is for. What the description says goes first. */
  kit?: BrandKit | undefined;
  /** The key of the user's own logo. */
  logo?: string | undefined;
  /** The key of the user's own font. */
  font?: string | undefined;
  /** What is taken over from the idea of another ad. */
  borrowed?: Borrowed | undefined;
  /** For a meme: the templates to choose from. */
  memes?: MemeShelf | undefined;
  /** For a meme: the slug of the template to caption. */
  template?: string | undefined;
  /** The shape of the picture, which a template should have. */
  format?: PictureFormat | undefined;
  /** A badge may show the offer; without one it stands among the facts. */
  hasBadge?: boolean;
};
