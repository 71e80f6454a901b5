import { any, PLACES, SURFACES } from "./place-words.ts";

/*
 * The words by which the parts are recognised. Every repetition in these patterns has an upper bound, so that no prompt,
 * however long, takes more than a moment.
 */

const WHERE = any(
  "in",
  "at",
  "on",
  "inside",
  "outside",
  "under",
  "by",
  "near",
  "beside",
  "against",
  "over",
  "across",
  "behind",
  "in front of",
  "to",
  "auf",
  "im",
  "am",
);

/** Up to four words between the preposition and the place, none of which ends the phrase. */
const BETWEEN = "(?:[\\p{L}\\d'’-]{1,24} ){0,4}?";

export const SCENE = new RegExp(
  [
    `(?:[\\p{L}'’-]{2,24} ){1,3}(?:background|backdrop|setting|scenery)\\b`,
    `\\bbackground: [^,.;\\n]{3,80}`,
    `\\b(?:${WHERE}) ${BETWEEN}(?:${PLACES}|${SURFACES})\\b`,
    `^(?:[\\p{L}'’-]{3,24} )(?:${PLACES})$`,
  ].join("|"),
  "giu",
);

const KIND_OF_LIGHT = any(
  "natural",
  "soft",
  "hard",
  "warm",
  "cool",
  "cold",
  "golden",
  "early",
  "late",
  "morning",
  "evening",
  "afternoon",
  "winter",
  "summer",
  "studio",
  "window",
  "side",
  "rim",
  "back",
  "low",
  "bright",
  "dim",
  "harsh",
  "diffused",
  "ambient",
  "neon",
  "candle",
  "dramatic",
  "directional",
  "overhead",
  "moody",
  "flat",
);

const COLOUR = any(
  "red",
  "blue",
  "green",
  "yellow",
  "orange",
  "purple",
  "pink",
  "black",
  "white",
  "grey",
  "gray",
  "brown",
  "navy",
  "coral",
  "teal",
  "cream",
  "beige",
  "gold",
  "silver",
  "mint",
  "sage",
  "terracotta",
  "turquoise",
  "lilac",
  "mustard",
  "burgundy",
);
export const LIGHT = new RegExp(
  [
    `(?:[\\p{L}-]{3,16} ){0,3}?\\b(?:${KIND_OF_LIGHT})[ -]?light(?:ing)?\\b(?: (?:from|through|on|across) [^,.;\\n]{3,60})?`,
    `\\b(?:light|sun|sunlight|daylight|softbox|spotlight|flash|lamp)\\b (?:from|through) [^,.;\\n]{3,60}`,
    `(?:[\\p{L}-]{3,16} ){0,2}?\\b(?:sunlight|daylight|moonlight|candlelight|lamplight|sunset|sunrise|golden hour|blue hour|backlit|candlelit|softbox|chiaroscuro)\\b`,
    `\\b(?:${COLOUR}) light$`,
    `\\blit (?:from|by|only by|with|through) [^,.;\\n]{3,60}`,
    `\\b(?:one |a |single |hard |bright ){1,3}flash\\b`,
    `\\b(?:long|soft|hard|deep|gentle) shadows?\\b`,
    `\\b(?:at|dusk|dawn|twilight) (?:dusk|dawn|twilight|night|through [^,.;\\n]{3,60})`,
  ].join("|"),
  "giu",
);

export const ANGLE = new RegExp(
  [
    `\\bclose[ -]?ups?\\b(?:, (?:slightly|just|from) [^,.;\\n]{3,40})?`,
    `\\b(?:slightly |just |seen |shot )?from (?:directly )?(?:above|below|behind|the side|the front)\\b`,
    `\\b(?:straight|head)[ -]on\\b(?:, centred|, centered)?`,
    `\\b(?:extreme |ultra[ -])?(?:wide|medium|long|macro|overhead|aerial|tracking|three-quarter|full-body) (?:shot|view|angle)\\b`,
    `\\b(?:low|high|dutch|camera) angle\\b`,
    `\\b(?:macro|flat lay|top[ -]down|overhead|eye[ -]level|bird['’]s[ -]eye|worm['’]s[ -]eye|isometric|telephoto|fisheye|bokeh)\\b`,
    `\\b(?:front|side|top|rear|three-quarter) view\\b`,
    `\\b(?:shallow depth of field|drone (?:view|shot))\\b`,
    `\\b\\d{2,3} ?mm\\b(?: lens)?(?: at f/[\\d.]{1,4})?`,
    `\\bf/\\d[\\d.]{0,3}\\b`,
    `\\b(?:at )?(?:45|30|90) degrees\\b`,
  ].join("|"),
  "giu",
);

const MOOD = any(
  "funny",
  "sad",
  "quiet",
  "calm",
  "expensive",
  "luxurious",
  "elegant",
  "playful",
  "cosy",
  "cozy",
  "moody",
  "serious",
  "cheerful",
  "nostalgic",
  "bold",
  "friendly",
  "warm",
  "premium",
  "dramatic",
  "whimsical",
  "romantic",
  "mysterious",
  "energetic",
  "rustic",
);

export const STYLE = new RegExp(
  [
    `\\b(?:bold |vintage |retro |product |studio |photorealistic |minimalist |black and white |travel )?(?:(?<!\\b(?:his|her|my|your|our|their|you a|the) )photo|photograph|poster|illustration|doodle|sketch|cartoon|comic|comic strip|watercolou?r|painting|collage|sticker|drawing|engraving|render|woodcut|linocut|print)\\b(?:, two colou?rs| with grain)?`,
    `\\b(?:photorealistic|photographic|hand[ -]drawn|hand[ -]painted|line art|pixel art|flat design|flat colou?r|vector art|3d render|claymation|risograph|minimalist|retro|vintage|cinematic|editorial|art deco|bauhaus|anime|isometric)\\b`,
    `\\bin the style of [^,.;\\n]{3,60}`,
    `\\b(?:make it|something|should|to) (?:feel|look|be)? ?(?:really |very )?(?:${MOOD})(?: and (?:${MOOD}))?\\b`,
    `\\bmood (?:is )?[^,.;\\n]{3,40}`,
    `^(?:${MOOD})(?: (?:but|and|yet) (?:${MOOD}))?$`,
    `^(?:${COLOUR}) and (?:${COLOUR})$`,
    `\\btwo colou?rs\\b`,
    `\\b(?:[\\p{L}-]{3,16} ){1,2}(?:look|aesthetic|vibes?)$`,
    `\\b(?:muted|pastel|monochrome|duotone) (?:colou?rs|palette|tones)\\b`,
  ].join("|"),
  "giu",
);

export const PLACE = new RegExp(
  [
    `\\b(?:headline |words |caption |button |logo |text )?(?:top|bottom|upper|lower)[ -](?:left|right|centre|center|third|half|corner)\\b(?:, (?:left|right|top|bottom) (?:third|half|two thirds) empty)?`,
    `\\b(?:top|bottom) text\\b`,
    `\\b(?:headline|words|caption|button|logo|line|bar|text) (?:at|on|across|along|in|over|under|below|above) (?:the )?(?:top|bottom|left|right|centre|center|middle|corner)\\b`,
    `\\b(?:across|along|at|in) the (?:very )?(?:top|bottom|upper|lower|left|right) ?(?:third|half|corner|edge|left|right)?\\b`,
    `\\b(?:left|right|upper|lower|top|bottom) (?:third|half|two thirds)\\b[^,.;\\n]{0,20}`,
    `\\b(?:empty|negative|blank|copy) space\\b`,
    `\\b(?:leave|leaving|left|stays?|kept) [^,.;\\n]{0,30}(?:empty|free|blank)\\b`,
    `\\b(?:room|space) for (?:a |the |my )?(?:text|headline|copy|words|logo)\\b`,
  ].join("|"),
  "giu",
);

export const CLOSING =
  /\b(?:nothing (?:else )?is written[^.,;\n]{0,30}|no (?:other|extra|additional|further) (?:text|words|writing|letters|lettering)[^.,;\n]{0,20}|no text (?:besides|other than|anywhere)[^.,;\n]{0,20}|add no other words|only these words|without any other (?:text|words|writing))\b\.?/gi;
