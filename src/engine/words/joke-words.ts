/** Words that show how a joke is built, in the languages that descriptions are understood in. */

/** "When the client ...": something happens, and a face shows it. */
export const WHEN =
  /(?:^|\s)(?:when|me when|mfw|pov|that (?:feeling|moment)|wenn|dieses gefühl|quand|lorsque|ce moment|cuando|ese momento|quando|aquele momento|wanneer|als (?:je|jij|de|het|een|ik|mijn|iemand)|dat moment|когда|момент|لما|عندما|当|當)(?=[\s,:]|$)|(?:とき|時|的时候)/iu;

/** Who says nothing, so that somebody else can. */
export const NOBODY =
  /^(?:(?:absolutely|literally) )?(?:nobody|no one|noone|niemand|keiner|personne|nadie|ningu[eé]m|nessuno|никто|لا أحد|محدش|誰も|没有人|沒人|没人)$/iu;

/** The second side of somebody. */
export const ALSO =
  /\b(?:also me|me also|auch ich|aussi moi|tambi[eé]n yo|tamb[eé]m eu|anche io|anch['’]io|ook ik|и я же|тоже я)\b/iu;

/** Names of two sides of which only one is true. */
export const SIDES =
  /^(?:expectations?|reality|how it started|how it['’]?s going|before|after|the plan|what .{2,24}|erwartung|realität|vorher|nachher|attentes?|réalité|avant|après|expectativas?|realidad|realidade|antes|después|depois|aspettativ[ae]|realtà|prima|dopo|verwachting|realiteit|ожидание|реальность|до|после|期待|現実|现实|التوقع|الواقع)$/iu;

/** Verbs between somebody and their words. */
export const SAYS =
  /\s(?:says?|said|asks?|asked|texts?|writes?|wrote|emails?|messages?|replies|sagt|schreibt|fragt|meint|dit|écrit|demande|dice|escribe|pregunta|diz|escreve|pergunta|scrive|chiede|zegt|schrijft|vraagt|говорит|пишет|спрашивает|يقول|يكتب)\s*[:,]?\s+(?!(?:for|to|if|whether|about|um|ob|nach)\s)/iu;

/** Where a sentence turns round. */
export const TURN = /[,.]?\s(?=(?:but|and then|only to|aber|mais|pero|mas|maar|но|لكن)\s)/iu;

/** Somebody is sure of something and says so. */
export const OPINION =
  /\b(?:change my mind|unpopular opinion|hot take|should(?:n['’]t)?|nobody (?:reads|needs|asked)|is just|are just|is basically|are basically|belongs?|one does not simply|is better than|is the (?:new|best|worst)|fixes everything|cambia mi opinión)\b/iu;

/** What a doer does before the thing that he does it to: "me looking at a new font". */
export const DOING =
  /^(.{2,28}?)\s(?:looking at|staring at|checking out|chasing|running (?:after|to)|choosing|picking|buying|watching|starting|reading|eating|learning|opening)\s+(.+)$/iu;

/** The same without the doer. */
export const ONLY_DOING = /^(?:looking at|staring at|checking out|chasing|running (?:after|to)|watching)\s+/iu;

/** Stands between two things that are compared. */
export const VERSUS = /\s+(?:vs\.?|versus|gegen|contra|contre|tegen|против|ضد|مقابل|対|对)\s+/iu;

/** Stands between what is taken and what is left behind. */
export const INSTEAD =
  /\s+(?:instead of|rather than|statt|anstatt|au lieu d(?:e\s|['’])|plut[oô]t qu(?:e\s|['’])|en vez de|en lugar de|em vez de|invece di|in plaats van|вместо|بدلا من|بدل|بدال)\s*/iu;

/** Says where on the picture words stand. */
export const PLACED =
  /\b(?:top|bottom|above|below|caption|text|line [12]|panel|first|second|oben|unten|erstes|zweites|haut|bas|arriba|abajo|encima|debajo|cima|baixo|embaixo|alto|basso|sopra|sotto|boven|onder|button|bouton)\b|вверху|внизу|сверху|снизу|上|下|العلوي|السفلي|فوق|تحت/iu;

/** Somebody else, caught in the act: "the printer, sensing that you are in a hurry". */
export const SIGHTING = /^(?!.*\b(?:i|me|my|we|our|us)\b)(?:the |a |an |every )?[\p{L}' -]{3,40}?,? \p{L}{2,}ing\b/iu;

/** "Top says ... and bottom says ...", without quotes. */
export const TOP_BOTTOM =
  /\btop(?: text| line)? (?:says|reads)\s+(.+?)[\s,;/]+(?:and\s+)?(?:the\s+)?bottom(?: text| line)? (?:says|reads)\s+(.+)$/isu;

/** Two buttons, two doors: "one says ... the other says ...". */
export const ONE_OTHER = /\bone says\s+(.+?)[\s,;/]+(?:and\s+)?(?:the\s+)?other says\s+(.+)$/isu;
