import { WHEN } from "../../words/joke-words.ts";
import { NAMED_TEMPLATE } from "../../words/meme-templates.ts";
import type { Planned } from "../planned/planned.ts";
import type { Said } from "../understood/understood.ts";

/** What is asked for before the joke begins: "make a meme about", "meme for our bakery:". */
const ASKED =
  /^(?:(?:please |can (?:you|we) |could you )?(?:make|create|do|get|need|want|i need|we need|give me)\s+)?(?:me\s+|us\s+)?(?:an?\s+|the\s+|some\s+|un\s+|ein\s+|een\s+)?(?:funny\s+|new\s+)?(?:memes?|mème|mem|ميم|ミーム)(?:\s+(?:for|für|pour|para|per|voor)\s+[^:,.\n]{2,60}[:,.]|\s+(?:about|on|where|of|über|sur|sobre|su|over|про|о|об|عن)(?![\p{L}])|\s*[:,])\s*/iu;
/** What somebody calls the thing that they want. */
const FUNNY =
  "memes?|mèmes?|mem|мем(?:ас|чик)?|ميمز?|ミーム|梗图|表情包|搞笑图|something (?:funny|silly)|(?:a )?(?:funny|silly) (?:one|post|pic|picture|image)|joke|(?:et)?was lustiges|ein witz|quelque chose de drôle|un truc (?:drôle|marrant)|algo (?:gracioso|divertido|engraçado)|qualcosa di (?:divertente|simpatico)|iets grappigs|что-?нибудь (?:смешное|весёлое)|おもしろ画像|(?:funny|lustig|drôle|marrant|gracioso|divertente|grappig|смешно)(?=\\s*:)";
/** "Something funny for our newsletter. ...": a beginning that asks for it, up to its stop. */
const LEAD = new RegExp(
  `^(?:[^:：.!?\\n"“„«「]{0,48}(?:[\\s,]|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])))?(?:${FUNNY})(?![a-zà-ÿа-я])[^:：.!?。\\n"“„«「]{0,60}?(?:\\s*[:：,，、。\\n]|\\s[-–—](?=\\s)|[.!?](?=\\s|$))\\s*(?:(?:pls|please|bitte|svp|stp|por favor|porfa|per favore|graag|пожалуйста)\\s*[:,.]\\s*)?`,
  "iu",
);
/** "(photo: a palace)", "*narrator voice*": how it is staged. */
const STAGED =
  /[([（](?:a\s|une?\s|ein\s|een\s)?(?:photo|foto|pic|picture|image|bild|imagen|imagem|immagine|afbeelding|plaatje|gif|фото|картинка|صورة|写真|画像|图|配图)s?\s*(?:[:：]|(?:of|von|de|di|van)\s|d['’])[^)\]）]{1,80}[)\]）]|\*(?:in )?(?:a )?narrator(?:['’]s)?(?: voice)?:?\*:?/giu;
/** "... lol", "..., thanks": whoever asks laughs first. In a turn of its own it is part of the joke. */
const LAUGH =
  /(?<=\S\s{1,3}\S{0,30}[^\s:：])[\s,.]+(?:jaja+|jeje+|haha+|hehe+|lol|lmao|kkk+|xd|mdr|ptdr|ахах\p{L}*|www+|哈哈+|笑死|thx|thanks|thank you|danke|bitte|merci|svp|gracias|porfa|grazie|obrigad[oa]|спасибо|bedankt|aub|pls|please)[.!)]*$/iu;
/** "..., make a meme of it", "... (for our page)", "..., image rigolote": the request comes last. */
const ASKED_LAST = new RegExp(
  `[\\s,.;،、，(]+(?:(?:and |e |y |et |und )?(?:make|do|create|haz(?:me)?|faz|fais|faites|mach|crea|maak|сделай|اعمل|اعملي|سوي)(?!\\p{L})[^,.;:،、"”»\\n]{0,24}(?:${FUNNY})[^,.;:\\n]{0,16}|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{0,6}(?:画像|写真|配图|表情包)(?:で|を使って|希望)?|(?<=[,.;،(]\\s?)(?:image|photo|picture|pic|bild|foto|imagen|imagem|immagine|plaatje|картинка|something|etwas|quelque chose|algo|qualcosa|iets|что-то)\\s[^,.;:\\n"”»]{2,40}|(?<=\\()(?:for|für|pour|para|per|voor|для)\\s[^)]{2,40})[.!)]*$`,
  "iu",
);
/** A last sentence about the picture: "With a grumpy cat please", "pode usar um gato?". */
const ASKS_LAST =
  /(?<=\S[.!?…]["”»'’)]?\s+)(?:(?:can|could) (?:you|u|it)|please|pls|maybe|use|put|with (?:an?|the|our|some)|kannst|könnt|bitte|nimm|mit|peux|vous pouvez|avec|puedes?|pueden|usa[rd]?|con|podes?|pode[m]?|com|puoi|potete|kun je|graag|met|можно|можете|с|лучше|tag|for (?:our|my|the)|für (?:unser|mein)\p{L}*|pour (?:notre|mon|ma|le|la)|para (?:la|el|mi|nuestr[oa]|o|a)|per (?:il|la|lo)|voor (?:onze|mijn|de|het)|для|que salga|que tenga)(?!\p{L})[^.!?\n:]{2,70}[.!?]?$/iu;
/** "A man with forty bags. text: I only need one thing": what follows is all that is said. */
const CAPTION =
  /^(?:[^:：]{4,120}[.,;!?\n…]\s*)?(?:(?:the |with |and )?(?:text|caption|tekst|texte|texto|testo|legenda|légende|текст|подпись|文字|テキスト|النص)\s*[:：]|i want it to say|it should say|(?:das|es) soll(?:te)? .{0,12}stehen:?|que diga:?|con scritto:?|met de tekst:?|с текстом:?)\s*(?=\S)/iu;
const MIN_LETTERS = 6;
/** "Crumbly Bakery meme: ...": whose it is, not what it says. */
const WHOSE = /^[\p{L}\p{N}&'’. -]{2,30}?\s+memes?\s*[:–—]\s+/iu;
const PLEASE = /\s+meme(?:\s+(?:pls|plz|please|bitte|svp|por favor))?[.!]?$/iu;

/** The description without what was only asked for. */
export function withoutAsking(text: string): string {
  const bare = text.replace(/^x (?:vs\.?|or) y\s*[:,–-]\s*/iu, "").replace(NAMED_TEMPLATE, "");
  const told = withoutLead(bare.replace(ASKED, "").replace(WHOSE, ""))
    .replace(CAPTION, "")
    .replace(PLEASE, "")
    .replace(STAGED, " ")
    .replace(LAUGH, "")
    .replace(ASKED_LAST, "")
    .replace(ASKS_LAST, "")
    .replace(LAUGH, "");
  return told.replace(/ {2,}/gu, " ").trim() || text;
}

/** A joke may speak of memes itself: "When the meme lands in the wrong chat". */
function withoutLead(text: string): string {
  const [lead = ""] = LEAD.exec(text) ?? [];
  const rest = text.slice(lead.length);
  return WHEN.test(lead) || (rest.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS ? text : rest;
}

/** A joke is told whole: only a sentence of its own may be a direction. */
export function jokeOf({ text, directions }: Pick<Planned, "text" | "directions">): string {
  const isSentence = ({ from, to }: Said) =>
    /(?:^|[.!?;\n(]\s*)$/u.test(text.slice(0, from)) && /^(?:$|\s*[.!?:;\n)])/u.test(text.slice(to));
  const kept = directions
    .filter(isSentence)
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .replace(/\(\s*\)/gu, "")
    .replace(/\s+([.!?;,])/gu, "$1")
    .replace(/([.!?])\s*[.;,]+(?=\s)/gu, "$1")
    .replace(/^[\s.!?;,]+/u, "")
    .trim();
  return withoutAsking(/[\p{L}\p{N}]/u.test(kept) ? kept : text);
}
