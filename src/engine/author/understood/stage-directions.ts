/*
 * Sentences that tell whoever makes the picture about mood, light, lens, camera or style. They are known by their form:
 * what they speak of ("The mood is ...", "Die Stimmung ist ..."), or words that only photographers and art directors use
 * ("85 mm", "depth of field"). They are never printed. The model of parts has seen few of them, because an ad rarely has
 * any; prompts for image models consist of them.
 */

/** In the description as it was typed. */
export type Stretch = { from: number; to: number };

const any = (...words: readonly string[]) => words.join("|");

/** What only a picture has. */
const OF_PICTURES = any(
  "(?:overall |general )?(?:mood|vibe|aesthetic|feel)",
  "lighting",
  "(?:colou?r )?palette",
  "depth of field",
  "composition",
  "framing",
  "camera(?: angle)?",
  "focal length",
  "(?:visual |overall )?style",
  "(?:overall )?(?:tone|look)",
  "(?:back|fore)ground",
  "backdrop",
  "grundstimmung|stimmung|beleuchtung|bildaufbau|bildstil|hintergrund|kamera",
  "éclairage|cadrage|arrière-plan|profondeur de champ|caméra",
  "iluminación|encuadre|fondo|profundidad de campo|cámara",
  "iluminação|enquadramento|fundo|profundidade de campo|câmera|câmara",
  "illuminazione|inquadratura|sfondo|profondità di campo|fotocamera",
  "belichting|achtergrond|scherptediepte|beeldopbouw",
);

/** What a place or a thing may have too: "The atmosphere is legendary" is said of a festival. */
const OF_PICTURES_TOO = any(
  "atmosphere|light|shadows?|colou?rs|lens|focus|angle|shot|picture|image|photo(?:graph)?",
  "atmosphäre|licht|schatten|farben|stil|bild|foto",
  "ambiance|atmosphère|lumière|ombres?|couleurs|style|image|photo",
  "ambiente|atmósfera|luz|sombras?|colores|estilo|imagen|foto",
  "clima|atmosfera|cores|imagem",
  "luce|ombre|colori|stile|immagine",
  "sfeer|schaduwen|kleuren|stijl|beeld",
);

const ARTICLE = "(?:(?:the|its|die|der|das|le|la|les|el|los|las|o|a|os|as|il|lo|i|gli|de|het)\\s+|l['’])";
const IS = any(
  "is|are|feels?|looks?|stays?|remains?",
  "ist|sind|wirkt|bleibt",
  "est|sont|reste",
  "es|son|está|están",
  "é|são|è|sono|blijft|zijn",
);
const OUGHT = any(
  "should|must|needs? to|has to|have to|ought to",
  "soll(?:te|en)?|muss",
  "doit|doivent",
  "debe[n]?",
  "deve[m]?|devono",
  "moet(?:en)?",
);
const COMES = any(
  "comes|falls|streams",
  "kommt|fällt",
  "vient|tombe",
  "viene|cae",
  "vem|cai",
  "arriva|cade",
  "komt|valt",
);

const starts = (pattern: string) => new RegExp(`^${pattern}(?![\\p{L}\\p{N}])`, "iu");

const SURE = [
  // "Style is what you wear" is a saying.
  starts(
    `${ARTICLE}?(?:${OF_PICTURES})\\s+(?:${IS}|${OUGHT})(?!\\s+(?:what|how|where|who|everything|nothing|yours)\\b)`,
  ),
  starts(`${ARTICLE}?(?:${OF_PICTURES}|${OF_PICTURES_TOO})\\s+(?:${OUGHT})`),
  starts(`${ARTICLE}?(?:light|licht|lumière|luz|luce|shadows?)\\s+(?:${COMES})`),
  // "Shot close up, just above the table, with an 85 mm lens", "Photographed from above".
  starts("(?:shot|photographed|captured|filmed) (?:on|with|at|from|in|close|straight|slightly|just|wide|low|using)"),
  starts("taken (?:with|from|at) (?:an? )?(?:\\d+ ?mm|eye level|above|below|low|high|close|camera|distance)"),
  starts("photo prise|fotografiert (?:mit|von|aus|in)|aufgenommen (?:mit|aus)|fotografiado (?:con|desde)"),
  starts("camera (?:at|is|looks|low|high|from|close|straight)"),
  starts("(?:only )?(?:natural|available|studio|ambient) light(?: only)?$"),
  // "Low winter sun through a window on the left", "Warm evening light from the right".
  starts(
    "(?:[\\p{L}-]+ ){0,4}(?:light|sun|sunlight|daylight|softbox|spotlight|backlight) (?:from|through|falling|coming|streaming)",
  ),
  /(?<![\d.,])\d{2,3}\s?mm (?:lens|prime|macro|objektiv|f\/)|(?<!\p{L})f\/\d|depth of field|(?<!\p{L})bokeh(?!\p{L})|softbox|eye level|rule of thirds/iu,
  /(?:in|out of) (?:sharp |soft )?focus$|faces the camera|is the only prop$|(?:of the|in the) frame$/iu,
  /^nothing else is written|^everything else .*(?:stays|remains) (?:the same|unchanged)$|(?:left|kept) empty for (?:text|words)|^same clothes/iu,
  /(?:cel|cell) shading|die-?cut (?:border|outline)|(?:bold|clean|dark|even|thick) outlines/iu,
];

/** Only beside another direction, or where a picture is asked for by that name. */
const LIKELY = starts(`${ARTICLE}?(?:${OF_PICTURES_TOO})\\s+(?:${IS}|${COMES})`);
const ASKS_FOR_PICTURE =
  /^(?:an? |one )?(?:[\p{L}-]+ ){0,3}(?:photo(?:graph)?|picture|illustration|render(?:ing)?|close-?up|sticker|composition|foto|bild|image) (?:of|with|von|de|di|van)(?!\p{L})/iu;

/** What is to be seen, in a description that asks for a picture by that name: "A photograph of | an old brass key". */
export function picturedIn(text: string): Stretch | null {
  const [asked] = ASKS_FOR_PICTURE.exec(text) ?? [];
  if (!asked) return null;
  const [named = ""] =
    /^\s*[^,.;:!?\n]+?(?=\s+(?:on|in|at|with|against|under|beside|next|standing|lying|leaning|sitting)\s|[,.;:!?\n]|$)/iu.exec(
      text.slice(asked.length),
    ) ?? [];
  const from = asked.length + named.length - named.trimStart().length;
  return named.trim() ? { from, to: asked.length + named.length } : null;
}

/** What costs something, is given away or is to be set in these words is said to the reader. */
const SAID_TO_READERS =
  /[$€£¥₽%"“”„«»]|(?<!\p{L})(?:free|gratis|kostenlos|gratuit\p{L}*|included|book|call|visit)(?!\p{L})/iu;

/** The sentences of a description that are directions, whole. */
export function stageDirections(text: string): Stretch[] {
  const sentences = sentencesOf(text).filter(({ words }) => !SAID_TO_READERS.test(words));
  const sure = sentences.filter(({ words }) => SURE.some((form) => form.test(words)));
  const isAsked = sure.length > 0 || ASKS_FOR_PICTURE.test(text.trim());
  const all = isAsked ? sentences.filter((one) => sure.includes(one) || LIKELY.test(one.words)) : sure;
  return all.map(({ from, to }) => ({ from, to }));
}

/** Between full stops; "f/1.8" and "3.50" have none. */
function sentencesOf(text: string): (Stretch & { words: string })[] {
  return [...text.matchAll(/[^.!?…。\n]+(?:\.(?=[\d\p{L}])[^.!?…。\n]+)*/gu)].flatMap(({ 0: found, index }) => {
    const words = found.trim();
    const from = index + found.indexOf(words);
    return words ? [{ from, to: from + words.length, words }] : [];
  });
}
