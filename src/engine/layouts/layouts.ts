import type { AdType } from "../../shared/ad-types.ts";
import type { Limits } from "../giant-type/limits.ts";
import type { Layout } from "../layout-pieces/stage.ts";
import type { LayoutId } from "../scene/layout-id.ts";
import { anatomy } from "./anatomy.ts";
import { arch } from "./arch.ts";
import { banner } from "./banner.ts";
import { beforeAfter } from "./before-after.ts";
import { bento } from "./bento.ts";
import { billboard } from "./billboard.ts";
import { caption } from "./caption.ts";
import { card } from "./card.ts";
import { chart } from "./chart.ts";
import { checklist } from "./checklist.ts";
import { clipping } from "./clipping.ts";
import { column } from "./column.ts";
import { coupon } from "./coupon.ts";
import { cover } from "./cover.ts";
import { dashboard } from "./dashboard.ts";
import { dialog } from "./dialog.ts";
import { doodleScene } from "./doodle-scene.ts";
import { figure } from "./figure.ts";
import { labelledSketch } from "./labelled-sketch.ts";
import { launchNote } from "./launch-note.ts";
import { letter } from "./letter.ts";
import { lineup } from "./lineup.ts";
import { makeover } from "./makeover.ts";
import { melt } from "./melt.ts";
import { meme } from "./meme.ts";
import { memo } from "./memo.ts";
import { napkin } from "./napkin.ts";
import { notice } from "./notice.ts";
import { overlay } from "./overlay.ts";
import { panels } from "./panels.ts";
import { pattern } from "./pattern.ts";
import { pedestal } from "./pedestal.ts";
import { phone } from "./phone.ts";
import { polaroids } from "./polaroids.ts";
import { poll } from "./poll.ts";
import { post } from "./post.ts";
import { poster } from "./poster.ts";
import { arcs, arcsLimits } from "./posters/arcs.ts";
import { barricade, barricadeLimits } from "./posters/barricade.ts";
import { behind, behindLimits } from "./posters/behind.ts";
import { calm, calmLimits } from "./posters/calm.ts";
import { captionBar, captionBarLimits } from "./posters/caption-bar.ts";
import { closer, closerLimits } from "./posters/closer.ts";
import { corner, cornerLimits } from "./posters/corner.ts";
import { cutOut, cutOutLimits } from "./posters/cut-out.ts";
import { dial, dialLimits } from "./posters/dial.ts";
import { glyph, glyphLimits } from "./posters/glyph.ts";
import { horizon, horizonLimits } from "./posters/horizon.ts";
import { magazine, magazineLimits } from "./posters/magazine.ts";
import { marked, markedLimits } from "./posters/marked.ts";
import { overprint, overprintLimits } from "./posters/overprint.ts";
import { porthole, portholeLimits } from "./posters/porthole.ts";
import { quoted, quotedLimits } from "./posters/quoted.ts";
import { redacted, redactedLimits } from "./posters/redacted.ts";
import { skyline, skylineLimits } from "./posters/skyline.ts";
import { story, storyLimits } from "./posters/story.ts";
import { swell, swellLimits } from "./posters/swell.ts";
import { tide, tideLimits } from "./posters/tide.ts";
import { triptych, triptychLimits } from "./posters/triptych.ts";
import { tuck, tuckLimits } from "./posters/tuck.ts";
import { twoInks, twoInksLimits } from "./posters/two-inks.ts";
import { wall, wallLimits } from "./posters/wall.ts";
import { receipt } from "./receipt.ts";
import { rejectAccept } from "./reject-accept.ts";
import { search } from "./search.ts";
import { shout } from "./shout.ts";
import { sign } from "./sign.ts";
import { split } from "./split.ts";
import { spotlight } from "./spotlight.ts";
import { steps } from "./steps.ts";
import { stickers } from "./stickers.ts";
import { street } from "./street.ts";
import { strip } from "./strip.ts";
import { tearOff } from "./tear-off.ts";
import { testimonial } from "./testimonial.ts";
import { thread } from "./thread.ts";
import { ticket } from "./ticket.ts";
import { versus } from "./versus.ts";
import { versusSketch } from "./versus-sketch.ts";

type Entry = {
  compose: Layout;
  types: readonly [AdType, ...AdType[]];
  /** A poster says which words it was drawn for. */
  limits?: Limits;
};

/** Every layout and the kinds of ad it suits, the best first. */
export const LAYOUTS: Record<LayoutId, Entry> = {
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
  panels: { compose: panels, types: ["chatgptdoodle"] },
  "labelled-sketch": { compose: labelledSketch, types: ["chatgptdoodle"] },
  "versus-sketch": { compose: versusSketch, types: ["chatgptdoodle"] },
  caption: { compose: caption, types: ["meme"] },
  "reject-accept": { compose: rejectAccept, types: ["meme"] },
  shout: { compose: shout, types: ["meme"] },
  meme: { compose: meme, types: ["meme"] },
  figure: { compose: figure, types: ["meta", "saas"] },
  search: { compose: search, types: ["meta", "saas"] },
  thread: { compose: thread, types: ["saas", "meta"] },
  coupon: { compose: coupon, types: ["meta", "homeservices"] },
  split: { compose: split, types: ["meta"] },
  cover: { compose: cover, types: ["meta"] },
  memo: { compose: memo, types: ["maker", "meta"] },
  "tear-off": { compose: tearOff, types: ["homeservices", "saas"] },
  lineup: { compose: lineup, types: ["meta"] },
  anatomy: { compose: anatomy, types: ["meta", "maker"] },
  post: { compose: post, types: ["maker", "saas"] },
  chart: { compose: chart, types: ["saas", "meta"] },
  clipping: { compose: clipping, types: ["meta", "homeservices"] },
  polaroids: { compose: polaroids, types: ["meta"] },
  poll: { compose: poll, types: ["meta", "saas"] },
  pattern: { compose: pattern, types: ["meta"] },
  dialog: { compose: dialog, types: ["saas", "maker"] },
  billboard: { compose: billboard, types: ["meta"] },
  steps: { compose: steps, types: ["homeservices", "saas"] },
  letter: { compose: letter, types: ["maker", "meta"] },
  notice: { compose: notice, types: ["meta", "homeservices", "saas"] },
  ticket: { compose: ticket, types: ["meta", "maker"] },
  column: { compose: column, types: ["meta", "homeservices", "saas"] },
  sign: { compose: sign, types: ["homeservices", "meta"] },
  card: { compose: card, types: ["homeservices", "meta", "maker"] },
  banner: { compose: banner, types: ["meta", "saas", "maker"] },
  wall: { compose: wall, types: ["meta", "homeservices", "saas"], limits: wallLimits },
  tide: { compose: tide, types: ["meta", "saas", "homeservices"], limits: tideLimits },
  horizon: { compose: horizon, types: ["meta", "homeservices", "saas"], limits: horizonLimits },
  redacted: { compose: redacted, types: ["meta", "homeservices", "saas"], limits: redactedLimits },
  glyph: { compose: glyph, types: ["homeservices", "meta"], limits: glyphLimits },
  swell: { compose: swell, types: ["meta", "saas"], limits: swellLimits },
  barricade: { compose: barricade, types: ["meta", "homeservices"], limits: barricadeLimits },
  arcs: { compose: arcs, types: ["meta", "maker"], limits: arcsLimits },
  skyline: { compose: skyline, types: ["meta", "homeservices", "saas"], limits: skylineLimits },
  marked: { compose: marked, types: ["meta", "saas", "homeservices"], limits: markedLimits },
  overprint: { compose: overprint, types: ["meta", "homeservices"], limits: overprintLimits },
  dial: { compose: dial, types: ["homeservices", "meta"], limits: dialLimits },
  calm: { compose: calm, types: ["meta", "homeservices", "saas"], limits: calmLimits },
  porthole: { compose: porthole, types: ["meta", "homeservices", "saas"], limits: portholeLimits },
  tuck: { compose: tuck, types: ["meta", "homeservices", "saas"], limits: tuckLimits },
  closer: { compose: closer, types: ["meta", "homeservices"], limits: closerLimits },
  "two-inks": { compose: twoInks, types: ["meta", "maker", "homeservices"], limits: twoInksLimits },
  "cut-out": { compose: cutOut, types: ["meta", "maker"], limits: cutOutLimits },
  "caption-bar": { compose: captionBar, types: ["meta", "homeservices", "saas"], limits: captionBarLimits },
  magazine: { compose: magazine, types: ["meta", "maker"], limits: magazineLimits },
  corner: { compose: corner, types: ["meta", "homeservices"], limits: cornerLimits },
  story: { compose: story, types: ["meta", "homeservices", "saas"], limits: storyLimits },
  triptych: { compose: triptych, types: ["meta", "homeservices"], limits: triptychLimits },
  quoted: { compose: quoted, types: ["meta", "homeservices", "saas"], limits: quotedLimits },
  behind: { compose: behind, types: ["meta", "maker"], limits: behindLimits },
};
