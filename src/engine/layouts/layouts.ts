import type { AdType } from "../../shared/ad-types.ts";
import type { Layout } from "../compose/composer.ts";
import { arch } from "./arch.ts";
import { beforeAfter } from "./before-after.ts";
import { bento } from "./bento.ts";
import { caption } from "./caption.ts";
import { checklist } from "./checklist.ts";
import { dashboard } from "./dashboard.ts";
import { doodleScene } from "./doodle-scene.ts";
import { launchNote } from "./launch-note.ts";
import type { LayoutId } from "./layout-id.ts";
import { makeover } from "./makeover.ts";
import { melt } from "./melt.ts";
import { napkin } from "./napkin.ts";
import { overlay } from "./overlay.ts";
import { pedestal } from "./pedestal.ts";
import { phone } from "./phone.ts";
import { poster } from "./poster.ts";
import { receipt } from "./receipt.ts";
import { rejectAccept } from "./reject-accept.ts";
import { shout } from "./shout.ts";
import { spotlight } from "./spotlight.ts";
import { stickers } from "./stickers.ts";
import { street } from "./street.ts";
import { strip } from "./strip.ts";
import { testimonial } from "./testimonial.ts";
import { versus } from "./versus.ts";

/** Every layout and the kinds of ad it suits, the best first. */
export const LAYOUTS: Record<LayoutId, { compose: Layout; types: readonly [AdType, ...AdType[]] }> = {
  pedestal: { compose: pedestal, types: ["meta", "maker"] },
  poster: { compose: poster, types: ["meta"] },
  spotlight: { compose: spotlight, types: ["meta", "maker"] },
  arch: { compose: arch, types: ["meta"] },
  melt: { compose: melt, types: ["meta"] },
  testimonial: { compose: testimonial, types: ["meta", "saas", "homeservices"] },
  versus: { compose: versus, types: ["meta", "saas"] },
  overlay: { compose: overlay, types: ["meta", "homeservices"] },
  dashboard: { compose: dashboard, types: ["saas", "maker"] },
  "before-after": { compose: beforeAfter, types: ["saas"] },
  bento: { compose: bento, types: ["saas"] },
  phone: { compose: phone, types: ["saas", "maker"] },
  receipt: { compose: receipt, types: ["maker", "saas"] },
  stickers: { compose: stickers, types: ["maker", "meta"] },
  "launch-note": { compose: launchNote, types: ["maker"] },
  street: { compose: street, types: ["homeservices"] },
  checklist: { compose: checklist, types: ["homeservices"] },
  makeover: { compose: makeover, types: ["homeservices"] },
  "doodle-scene": { compose: doodleScene, types: ["chatgptdoodle"] },
  napkin: { compose: napkin, types: ["chatgptdoodle"] },
  strip: { compose: strip, types: ["chatgptdoodle"] },
  caption: { compose: caption, types: ["meme"] },
  "reject-accept": { compose: rejectAccept, types: ["meme"] },
  shout: { compose: shout, types: ["meme"] },
};
