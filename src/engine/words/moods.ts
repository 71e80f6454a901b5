import type { CastId } from "../memes/cast/cast.ts";
import type { MoodId } from "../memes/moods.ts";

/** The faces that some words ask for; the first that matches wins. */
export const MOOD_WORDS: readonly (readonly [readonly MoodId[], RegExp])[] = [
  [
    ["starry", "delighted", "proud"],
    /wide-eyed|excited|thrilled|new (?:hook )?idea|first try|it works|payday|success|finally|nothing is missing|we won|arrived|🎉|😍/iu,
  ],
  [["furious", "shout"], /angry|rage|furious|hate|wütend|злой|怒|😡|🤬/iu],
  [
    ["dead", "weary", "asleep"],
    /tired|sleepy|monday|exhausted|late night|\b[2-5] ?am\b|müde|montag|fatigué|lundi|cansad|lunes|lunedì|segunda|устал|понедельник|疲れ|月曜/iu,
  ],
  [["crying", "sad"], /\bsad\b|cry|\blost\b|alone|traurig|triste|грустн|悲し|😭|😢/iu],
  [
    ["shaken", "nervous", "terrified"],
    /stress|deadline|client|logo bigger|nervous|panic|\bbug\b|production|\bboss\b|deploy|anxious|chef\b|jefe|kunde|😰|😅/iu,
  ],
  [["shock", "shaken"], /shock|surprise|suddenly|what\?|wtf|\bprice|\bbill\b|omg|😱/iu],
  [["smug", "proud", "calm"], /smart|genius|clever|works on|told you|free|discount|😏|😎/iu],
  [["yuck", "suspicious"], /gross|cringe|disgust|eww|🤢/iu],
  [["blissful", "starry"], /\blove\b|dream|vacation|holiday|crush|🥰/iu],
];

/** Most jokes are about something that goes wrong. */
export const MOST_JOKES: readonly MoodId[] = ["shaken", "dead", "nervous", "suspicious", "weary"];

/** Who is asked for by name: an animal, or what somebody is. */
export const CAST_WORDS: readonly (readonly [CastId, RegExp])[] = [
  ["marge", /\bcats?\b|\bkitten|katze|\bchats?\b|\bgat[oa]s?\b|\bgatt[oi]\b|кот|кошк|猫|قطة/iu],
  ["biscuit", /\bdogs?\b|\bpupp|\bhunde?\b|\bchiens?\b|\bperr[oa]s?\b|\bcan[ei]\b|cachorr|собак|犬|كلب/iu],
  ["gerald", /\bducks?\b|\bswan|\bente\b|canard|\bpato\b|утка/iu],
  ["beep", /\brobot|\bbots?\b|\bai\b|chatgpt|\bki\b/iu],
  ["nana", /\bbananas?\b/iu],
  ["doug", /\bbread\b|\bloaf|\btoast|\bbrot\b|\bpain\b|\bpan\b/iu],
  ["fergus", /\bfrog/iu],
  ["agnes", /\bowl/iu],
  ["kevin", /\bpigeon|\bseagull|\btaube|\bbird/iu],
  ["moss", /\bsloth/iu],
  ["victoria", /\bboss\b|\bceo\b|\bchef(?:in)?\b|\bjef[ea]\b|\bpatronne?\b|manager/iu],
  ["priya", /\bintern\b|designer|praktikant/iu],
  ["sal", /shopkeeper|baker\b|barista|grandpa|\bdad\b/iu],
];
