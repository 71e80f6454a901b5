/** How a picture is to look: light, lens, style, type and place on the page. */
export const LOOK =
  /\b(?:cinematic|photo-?realistic|hyper-?realistic|photographic|isometric|low[- ]poly|[348][dk]|uhd|ultra[- ](?:hd|detailed|realistic)|(?:highly|very) detailed|close-?up|flat ?lay|top[- ]down|bird['’]?s[- ]eye|eye[- ]level|wide[- ]angle|macro|bokeh|depth of field|golden hour|blue hour|golden ratio|rule of thirds|symmetrical|composition|(?:negative|empty|copy|white) space|one product|studio (?:shot|setting)|(?:soft|warm|cool|dramatic|natural|moody|morning|evening|golden|neon|studio|rim|window|diffused|bright)(?: \p{L}+)? (?:light|lighting|glow|lamp)|(?:sun)?light (?:from|falling|streaming|coming)|(?:long|soft|hard) shadows?|lens|grainy|film grain|in the style of|minimalist(?:ic)?|gradient|backdrop|background(?!-)|foreground|(?<!\d )colou?rs|accents|palette|sans[- ]serif|serif|typeface|font|lettering|letters|caption|headline|oversized|label with|top edge|pool of|(?:blue|clear|starry|cloudy|pink) sky|around it|at the (?:top|bottom|left|right)|(?:top|bottom|upper|lower) (?:left|right)|seen from|surrounded by|droplets|condensation|steam rising|no (?:text|watermark|logo|people))\b|\b(?:style|aesthetic|mood|vibes?)$/iu;

/** Describes what the ad does before it names the thing. */
export const ANNOUNCING =
  /^(?:explaining|announcing|promoting|advertising|selling|introducing|presenting)\s+(?:the (?:launch|opening) of\s+)?/iu;

/** Asks for something to be shown. */
export const SHOWN =
  /^(?:and |please )?(?:show(?:ing|s)?\s(?:an?|the|some|our|one|two)\b|depict(?:ing)?\b|imagine\b|draw\b|(?:picture of|include) an?\b)/iu;

const SOMEBODY =
  "woman|man|girl|boy|person|couple|kids?|child|children|guy|lady|dog|puppy|cat|kitten|retriever|bird|owl|hands?|figure|model|barista|plumber|runner";
const POSES =
  "standing|sitting|holding|posing|smiling|leaning|lying|floating|running|walking|jumping|juggling|looking|wearing|riding|meditating|showing|drinking|eating|reading|sleeping|laughing|dancing|pouring|typing";
const SOMEWHERE = "in|on|at|with|through|across|over|under|by|next|one|an?|the|his|her|their|them|tasks";

/** Somebody doing something somewhere: a scene, not a reason to buy. "Dog walking" is a service and does not match. */
export const POSE = new RegExp(
  String.raw`\b(?:${SOMEBODY})(?:\s\p{L}+){0,2}?\s\p{L}{3,}ing\s(?:${SOMEWHERE})\b|\s(?:${POSES})\s(?:${SOMEWHERE})\b`,
  "iu",
);
/** The same after the name of the thing. */
export const POSE_TAIL = new RegExp(String.raw`\s(?:${POSES})\s(?:${SOMEWHERE})\b.*$`, "iu");
/** If a description begins with somebody doing something, it begins with the picture. */
export const ACTOR = new RegExp(
  String.raw`^(?:an?\s)?(?:\p{L}+\s){0,2}?(?:stick figures?|woman|man|girl|boy|person|couple|hands?)\s(?:${POSES})\b`,
  "iu",
);

const GROUNDS =
  "pedestal|podium|plinth|arch|archway|alcove|billboard|table|desk|workbench|bench|counter|countertop|shelf|windowsill|tray|tripod|fireplace|window|marble|stone|ice|wood|sand|moss|velvet|linen|concrete|backdrop|background|wall|van|white|black|grey|gray|pink|red|orange|yellow|green|teal|blue|purple|beige|brown";

/** Where a thing is in the picture. "Engraved on wood" and "fits under a desk" describe the thing and do not match. */
export const STAGE = new RegExp(
  String.raw`(?<!\p{L}ed|\b(?:fits?|hangs?|go(?:es)?|works?|sticks?|stays?|grips?))\s(?:(?:on|over|under|against|atop|beside|next to|in front of)\s(?:an?\s|the\s|some\s)?(?:[\p{L}-]+\s){0,3}?(?:${GROUNDS})|in\s(?:an?\s|the\s)?(?:[\p{L}-]+\s){0,2}?(?:spotlight|alcove|sunlight|light)|with\s(?:an?\s)?(?:[\p{L}-]+\s){0,3}?(?:light|lighting|shadows|background|backdrop|bokeh))\b.*$`,
  "iu",
);
