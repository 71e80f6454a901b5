import type { MoodId } from "../../memes/moods.ts";

/** The faces that some words ask for; the first that matches wins. */
export const MOOD_WORDS: readonly (readonly [readonly MoodId[], RegExp])[] = [
  [
    ["starry", "delighted", "proud"],
    /wide-eyed|excited|thrilled|new (?:hook )?idea|first try|it works|payday|success|finally|🎉|😍/iu,
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
