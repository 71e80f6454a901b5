import { type Scene, sceneSchema } from "../scene/scene.ts";
import { DOODLE_SAMPLES } from "./doodle-samples.ts";
import { HOME_SAMPLES } from "./home-samples.ts";
import { MAKER_SAMPLES } from "./maker-samples.ts";
import { MEME_SAMPLES } from "./meme-samples.ts";
import { META_SAMPLES } from "./meta-samples.ts";
import { ARCS_SAMPLES } from "./posters/arcs.ts";
import { BARRICADE_SAMPLES } from "./posters/barricade.ts";
import { BEHIND_SAMPLES } from "./posters/behind.ts";
import { CALM_SAMPLES } from "./posters/calm.ts";
import { CAPTION_BAR_SAMPLES } from "./posters/caption-bar.ts";
import { CLOSER_SAMPLES } from "./posters/closer.ts";
import { CORNER_SAMPLES } from "./posters/corner.ts";
import { CUT_OUT_SAMPLES } from "./posters/cut-out.ts";
import { DIAL_SAMPLES } from "./posters/dial.ts";
import { GLYPH_SAMPLES } from "./posters/glyph.ts";
import { HORIZON_SAMPLES } from "./posters/horizon.ts";
import { MAGAZINE_SAMPLES } from "./posters/magazine.ts";
import { MARKED_SAMPLES } from "./posters/marked.ts";
import { OVERPRINT_SAMPLES } from "./posters/overprint.ts";
import { PORTHOLE_SAMPLES } from "./posters/porthole.ts";
import { QUOTED_SAMPLES } from "./posters/quoted.ts";
import { REDACTED_SAMPLES } from "./posters/redacted.ts";
import { SKYLINE_SAMPLES } from "./posters/skyline.ts";
import { STORY_SAMPLES } from "./posters/story.ts";
import { SWELL_SAMPLES } from "./posters/swell.ts";
import { TIDE_SAMPLES } from "./posters/tide.ts";
import { TRIPTYCH_SAMPLES } from "./posters/triptych.ts";
import { TUCK_SAMPLES } from "./posters/tuck.ts";
import { TWO_INKS_SAMPLES } from "./posters/two-inks.ts";
import { WALL_SAMPLES } from "./posters/wall.ts";
import { SAAS_SAMPLES } from "./saas-samples.ts";
import { SWIPE_SAMPLES } from "./swipe-samples.ts";
import { TYPE_SAMPLES } from "./type-samples.ts";

const ALL = [
  ...META_SAMPLES,
  ...SAAS_SAMPLES,
  ...MAKER_SAMPLES,
  ...HOME_SAMPLES,
  ...DOODLE_SAMPLES,
  ...MEME_SAMPLES,
  ...SWIPE_SAMPLES,
  ...TYPE_SAMPLES,
  ...WALL_SAMPLES,
  ...TIDE_SAMPLES,
  ...HORIZON_SAMPLES,
  ...REDACTED_SAMPLES,
  ...GLYPH_SAMPLES,
  ...SWELL_SAMPLES,
  ...BARRICADE_SAMPLES,
  ...ARCS_SAMPLES,
  ...SKYLINE_SAMPLES,
  ...MARKED_SAMPLES,
  ...OVERPRINT_SAMPLES,
  ...DIAL_SAMPLES,
  ...CALM_SAMPLES,
  ...PORTHOLE_SAMPLES,
  ...TUCK_SAMPLES,
  ...CLOSER_SAMPLES,
  ...TWO_INKS_SAMPLES,
  ...CUT_OUT_SAMPLES,
  ...BEHIND_SAMPLES,
  ...CAPTION_BAR_SAMPLES,
  ...CORNER_SAMPLES,
  ...MAGAZINE_SAMPLES,
  ...QUOTED_SAMPLES,
  ...STORY_SAMPLES,
  ...TRIPTYCH_SAMPLES,
];

export const SAMPLE_SCENES: readonly Scene[] = ALL.map((scene) => sceneSchema.parse(scene));
