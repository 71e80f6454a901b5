import type { Mood } from "../../scene/art-reference.ts";

/** The face that some words ask for; the first that matches wins. */
export const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  ["thrilled", /wide-eyed|excited|thrilled|new (?:hook )?idea|first try|it works|payday|success/iu],
  ["angry", /angry|rage|furious|hate|wütend|злой|怒/iu],
  ["tired", /tired|sleepy|monday|exhausted|late night|2 ?am|3 ?am|müde|fatigué|cansad|устал|疲れ/iu],
  ["sad", /\bsad\b|cry|\blost\b|alone|traurig|triste|грустн|悲し/iu],
  ["sweating", /stress|deadline|client|logo bigger|nervous|panic|\bbug\b|production|\bboss\b|deploy|anxious/iu],
  ["shocked", /shock|surprise|suddenly|what\?|wtf|\bprice|\bbill\b|omg/iu],
  ["smug", /smart|genius|clever|works on|told you|free|discount/iu],
  ["disgusted", /gross|cringe|disgust|eww/iu],
  ["dreamy", /\blove\b|dream|vacation|holiday|crush/iu],
];
