/*
 * How people give the headline themselves: "headline should be: ...", "Titel: ...", and after it "... tiene que ser el
 * titular". In all languages, because a cue in English stands beside words in any.
 */

const NAMES =
  "headline|heading|title|main text|big text|überschrift|schlagzeile|titel|titre|accroche|titular|título|titulo|titolo|kop|koptekst|заголовок|العنوان|タイトル|見出し|标题|主标题|大标题";
const ARTICLE = "(?:(?:the|my|our|die|der|den|le|la|el|il|o|de|het|als)\\s+)?";
const OUGHT =
  "(?:(?:should|must|has to|needs to|could|can|soll|sollte|muss|doit|debe|tiene que|deve|tem que|moet)\\s+(?:be|say|read|sein|lauten|être|dire|ser|decir|essere|dire|zijn|worden)|(?:is|says|reads|ist|lautet|est|es|é|è|will be|wird))";
const START = "(?<![\\p{L}\\p{N}])";

/** Up to where the words begin. A verb alone is a cue only before a colon or a quote: "The title is yours". */
export const HEADLINE_CUE = new RegExp(
  `${START}${ARTICLE}(?:${NAMES})(?:\\s+${OUGHT})?\\s*(?:[:：=]\\s*|(?=["“„«「])|(?:用|是|写|为|は)[:：]?\\s*)|${START}${ARTICLE}(?:${NAMES})\\s+(?:should|must|soll|sollte|doit|debe|tiene que|deve|tem que|moet)\\s+\\p{L}+\\s+`,
  "giu",
);

/** After words in quotes: "... should be the headline", "... als Überschrift". */
export const HEADLINE_CUE_AFTER = new RegExp(
  `(?<=["”“»」])\\s*(?:,\\s*)?(?:(?:that )?(?:should|must|has to|needs to) be|is|goes|as|soll(?:te)?|als|doit être|comme|en|tiene que ser|debe ser|va|como|de|deve ser|tem que ser|deve essere|come|moet)\\s+(?:as\\s+|als\\s+|de\\s+)?${ARTICLE}(?:${NAMES})(?:\\s+(?:sein|werden|zijn|worden))?(?!\\p{L})`,
  "giu",
);
