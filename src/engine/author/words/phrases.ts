/** Openings that only ask for an ad are dropped, because they say nothing about its subject. These are their nouns. */
const KINDS =
  "(?:ad|ads|advert|advertisement|creative|banner|poster|flyer|post|image|picture|photo|graphic|meme|doodle|story|campaign|promo|promotion|announcement|launch post|carousel|illustration|photograph|render(?:ing)?|shot|close-?up|flat ?lay|mockup|sketch|painting|portrait|commercial)";
export const REQUEST_OPENINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:please\s+)?(?:can you\s+|could you\s+)?(?:create|make|design|generate|show|draw|paint|build|write|give me|i want|i need|we need|i'd like|we want)\s+(?:me\s+|us\s+)?(?:(?:an?|the|some|my|our)\s+)?(?:[\p{L}-]+\s+){0,4}?${KINDS}\s+(?:for|about|of|showing|that (?:shows|promotes|announces|sells|says)|promoting|announcing|advertising|selling|where|with|to promote)\s+`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:an?\s+|the\s+)?(?:[\p{L}\p{N}-]+,?\s+){0,5}?${KINDS}\s+(?:for|about|of|showing|promoting|announcing|explaining|targeting|aimed at|that (?:explains|shows)|where)\s+`,
    "iu",
  ),
  /^(?:please\s+)?(?:create|make|design|generate|show|draw|advertise|promote|announce|sell|launch(?= (?:our|my|the|a|an|your)\b)|explain (?:why|how|that)|(?:i|we)(?:'ve| have| just)? (?:built|made|designed|created|launched|wrote|run|sell|make|offer|build)|(?:i|we) (?:am|are) (?:selling|launching|building|offering|opening))\s+/iu,
  /^(?:eine?\s+)?(?:werbung|anzeige|werbeanzeige|plakat|bild|post)\s+(?:für|über|von|mit)\s+/iu,
  /^(?:une?\s+)?(?:publicité|pub|annonce|affiche|image)\s+(?:pour|de|sur|avec)\s+/iu,
  /^(?:una?\s+|um\s+|uma\s+)?(?:anuncio|anúncio|publicidad|propaganda|cartel|cartaz|imagen|imagem|annuncio|pubblicità|immagine)\s+(?:para|de|sobre|per|di|su)\s+/iu,
  /^(?:реклама|объявление|баннер|картинка|пост)\s+(?:для|про|о|об)?\s*/iu,
  /^(?:إعلان|صورة|منشور)\s+(?:عن|ل|لـ)?\s*/u,
];

/** Sentences that tell a photographer what to do, not a customer why to buy. */
export const DIRECTION =
  /^(?:show|set it|setting|light|lighting|composition|words|mood|style|angle|camera|background|foreground|format|colou?rs?|palette|leave|keep the|frame|shoot|shot|use (?:a|an|the|soft|bold)|no (?:text|watermark|logo)|draw it|seen from|speak to|put|render|photorealistic|illustration|minimalist|the (?:picture|image|scene|background|headline|mood|light))\b|^(?:licht|bildaufbau|lumière|cadrage|luz|encuadre|enquadramento|luce|inquadratura|свет|композиция|الإضاءة|التكوين|光|構図|光线|构图)\s?[:：]/iu;

export const LEADING_SMALL =
  /^(?:(?:an?|the|our|my|your|some|this|new|brand[- ]new|ein|eine|einen|unser|unsere|der|die|das|le|la|les|un|une|notre|nos|el|los|las|una|nuestro|nuestra|o|os|as|um|uma|nosso|nossa|il|lo|gli|nostro|nostra|наш|наша|наши|новый|новая|новые|l['’])\s+)+/iu;

/** Where the name of the thing ends and the rest of the sentence begins. */
export const AFTER_NOUN =
  /(?:^|\s)(?:for|with|that|which|who|in|on|at|from|by|to|of|about|called|named|is|are|was|made|so|and|or|but|because|when|where|while|without|until|under|near|helps?|lets?|keeps?|makes?|now|only|is|has|have|will|costs?|turns|reminds|texts|wanted|für|mit|von|aus|bei|im|am|zum|zur|und|oder|ohne|bis|ab|die|der|das|namens|pour|avec|dans|sur|sans|et|chez|à|au|para|con|en|sin|hasta|y|por|com|em|sem|até|e|per|in|senza|fino|для|с|из|в|на|от|и|без|до|по|за|у|около|من|في|مع|على|حتى|عن|بدون)(?=\s|$)/iu;

export const VERBS =
  "send|get|find|track|save|sleep|write|manage|learn|build|grow|plan|stop|start|run|make|cook|keep|stay|focus|sell|book|organi[sz]e|create|automate|remember|eat|feel|win|close|ship|launch|finish|turn|understand|reach|pay|hire|relax|lose|train|schedule|design|edit|read|spend|work|do|see|take|cut|reduce|avoid|share|remove|clean|fix|protect|move|travel|meet|connect|answer|collect|measure|master|improve|invoice|quit|drink|wake|breathe|charge|carry|never|forget|become|speak|play|enjoy|discover|prepare|deliver|organise|rank|convert|file";

export const PEOPLE =
  "people|parents|moms|mums|dads|kids|children|women|men|teens|owners|lovers|teams|founders|students|freelancers|beginners|families|businesses|startups|companies|agencies|couples|adults|seniors|athletes|creatives|nurses|nomads|folks|grandparents|brides|newlyweds|pros|professionals|cats|dogs|pets|marketers|astronauts|introverts|commuters|homeowners|restaurants|shops|schools|everyone";

export const NOT_A_NAME =
  /^(?:I|I'm|AI|API|CRM|SEO|USA|UK|US|EU|DIY|PDF|SaaS|CEO|HR|TV|PC|Mac|iPhone|Android|Facebook|Instagram|TikTok|Meta|ChatGPT|Google|LinkedIn|YouTube|WhatsApp|Chrome|Slack|Notion|Excel|Steam|Amazon|Etsy|Shopify|Stripe|Zoom|Gmail|Outlook|Spotify|Netflix|Windows|Linux|Apple|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|(?:Father|Mother|Valentine)[’']?s?|Day|Black|New|English|German|French|Spanish|Italian|Japanese|Chinese|American|European|Black Friday|VS|POV|OK|The|A|An|And|For|With|No|Free|Get|Use|Show|Made|Now|Then|When|Me|My|You|Your|Our|We|It|This|That|Also|But|So)$/u;
