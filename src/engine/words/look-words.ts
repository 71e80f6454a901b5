import type { Language } from "../../shared/languages.ts";

/** Words that say how a picture should look. Those of `sure` say it by themselves, those of `likely` only beside others. */
type LookWords = { sure: RegExp; likely: RegExp };

const only = (...words: readonly string[]) => new RegExp(`^(?:${words.join("|")})$`, "u");

/** By word. Japanese and Chinese have no borders between words; they have forms of their own (`LOOK_ENDS`). */
export const LOOK_WORDS: Record<Exclude<Language, "ja" | "zh">, LookWords> = {
  en: {
    sure: only(
      "colou?rs?|tones?|shades?|hues?|palette|vibes?|styled?|stylish|looks?|feel|mood|moody|aesthetic|background|fonts?|lettering|illustration|theme|themed|retro|vintage|minimal|minimalist|rustic|pastels?|neon|muted|earthy|handwritten|girly|classy|elegant|festive|cartoony?|sketchy|leafy",
    ),
    likely: only(
      "modern|playful|bold|bright|cosy|cozy|warm|soft|calm|clean|simple|fun|cheerful|punk|gothic|floral|dark|light|serious|friendly|professional|hopeful|quiet|cute|pretty|feminine|masculine|old|school|cool|nice|natural|strong|loud|big|real|black|white|space|very|really|super|bit|kinda|kind|of|maybe|something|not|too|but|n|a|and|with|lots|plenty|please|pls|plz|accents?|touch(?:es)?|classic|luxury|premium|summery|autumnal|wintry|xmas|like",
    ),
  },
  de: {
    sure: only(
      "farben|farbig|töne|tönen|stil|look|stimmung|hintergrund|schrift|schriftart|retro|vintage|minimalistisch|schlicht|edel|pastell\\p{L}*|neon\\p{L}*|rustikal|herbstlich|winterlich|sommerlich|frühlingshaft|weihnachtlich|handgezeichnet|kitschig|verspielt|elegant|anthrazit|warnorange|seriös",
    ),
    likely: only(
      "modern|ruhig|ruhige|ruhiges|warm|warme|warmes|warmen|licht|hell|hellen|dunkel|dunkle|bunt|fröhlich|freundlich|klar|klare|einfach|frisch|viel|weiß|weißraum|nicht|zu|aber|und|in|mit|etwas|eher|bitte|gern|gerne|sanft|sanfte|sanften|klassisch|hochwertig|groß|klein|natürlich|lustig|süß",
    ),
  },
  fr: {
    sure: only(
      "couleurs?|tons?|teintes?|style|ambiance|fond|police|rétro|vintage|minimaliste|épuré|sobre|pastels?|néon|rustique|élégant|chic|festif|gourmand",
    ),
    likely: only(
      "moderne|doux|douces?|chauds?|chaudes?|clairs?|claires?|sombres?|foncés?|simple|lisible|gai|gaie|joyeux|coloré|frais|pas|trop|mais|et|de|des|du|les|un|une|dans|avec|peu|plutôt|très|bien|svp|stp|merci|naturels?|naturelles?|lumineux|chargé|truc|noir|blanc",
    ),
  },
  es: {
    sure: only(
      "colores|tonos?|estilo|estética|ambiente|fondo|letra|tipografía|retro|vintage|minimalista|sobrio|pastel|pasteles|neón|fluor|rústico|elegante|clarito|moradito|rosita|azulito|fanzine",
    ),
    likely: only(
      "moderno|moderna|suaves?|cálidos?|cálidas?|claros?|claras?|oscuros?|oscuras?|sencillo|sencilla|simple|alegre|divertido|colorido|fresco|bonito|lindo|tierno|no|muy|poco|pero|y|de|con|un|una|algo|nada|por|favor|porfa|natural|grande|blanco|negro|celeste|los|las|el|la|en|que|sea",
    ),
  },
  pt: {
    sure: only(
      "cores|tons?|estilo|estética|fundo|letra|fonte|retrô|retro|vintage|minimalista|pastel|pastéis|néon|rústico|elegante|clarinho|rosinha|azulzinho|fofo|fofinho",
    ),
    likely: only(
      "moderno|moderna|suaves?|quentes?|claros?|claras?|escuros?|escuro|escura|simples|alegre|divertido|colorido|fresco|bonito|delicado|não|muito|pouco|mas|e|de|com|um|uma|algo|nada|por|favor|pfv|natural|grande|branco|preto|o|a|os|as|em|seja|chique",
    ),
  },
  it: {
    sure: only(
      "colori|toni|tinte|stile|atmosfera|sfondo|carattere|rétro|retro|vintage|minimal|minimalista|sobrio|pastello|neon|rustico|elegante|tenui|luci",
    ),
    likely: only(
      "moderno|moderna|caldi|calde|caldo|calda|chiari|chiare|chiaro|scuri|scuro|profondo|semplice|allegro|divertente|colorato|fresco|carino|delicato|antica|antico|non|molto|troppo|ma|e|di|con|un|una|qualcosa|niente|per|favore|naturale|naturali|bianco|nero|tanto|spazio|il|la|i|le|su|grazie",
    ),
  },
  nl: {
    sure: only(
      "kleuren|tinten|stijl|sfeer|achtergrond|lettertype|retro|vintage|minimalistisch|strak|pastel\\p{L}*|neon\\p{L}*|rustiek|stijlvol|stoer",
    ),
    likely: only(
      "modern|rustig|rustige|warm|warme|zacht|zachte|licht|lichte|donker|donkere|vrolijk|vrolijke|simpel|eenvoudig|fris|frisse|veel|wit|ruimte|niet|te|maar|en|in|met|iets|graag|aub|een|de|het|klassiek|leuk|lief|lieve|natuurlijk|groot",
    ),
  },
  ru: {
    sure: only(
      "цвета|цветах|тона|тонах|стиль|стиле|фон|фоне|шрифт|ретро|винтаж|минимализм|минималистично|пастельн\\p{L}*|неон\\p{L}*|нежно|элегантно|лампово|ламповый|бежев\\p{L}*",
    ),
    likely: only(
      "современно|современный|тёпл\\p{L}*|тепл\\p{L}*|мягк\\p{L}*|светл\\p{L}*|тёмн\\p{L}*|темн\\p{L}*|ярк\\p{L}*|спокойн\\p{L}*|просто|весело|строго|мило|уютно|без|не|но|и|в|на|с|что-то|как|пожалуйста|крупно|нежн\\p{L}*|старая|старой|фотография",
    ),
  },
  ar: {
    sure: only(
      "ألوان|الوان|الألوان|خلفية|ستايل|خط|يدوي|هادي|هادئ|هادئة|دافية|دافئة|فاقعة|فخم|فخمة|كلاسيك|مودرن|ناعمة|ناعم",
    ),
    likely: only("بسيط|بسيطة|و|مع|من|بدون|لو|سمحت|جدا|شوي|كبير|أبيض|أسود|ابيض|اسود|وذهبي|ذهبي|بلدي|أنيق|انيق"),
  },
};

/** How a clause about the look ends, or what it speaks of. */
export const LOOK_ENDS: Record<"ja" | "zh", RegExp> = {
  ja: /(?:風|っぽく|感じ|雰囲気|イメージ|テイスト|色|文字|字|フォント|余白|背景|値段|写真|マーク|イラスト)[^。、！\n]{0,12}(?:で|に|く|め|して|なし|なしで|大きく|小さめ|多め|お願いします|ほしいです|がいいです|です)$|(?:手書き|和|洋|レトロ|北欧)風|(?:シンプル|かわい|おしゃれ|やさし|ポップ|上品|シック)(?:に|く|め|め?で|い雰囲気で)?(?:お願いします)?$|(?:大きく|小さめ|多め|控えめ)(?:に|で)?(?:お願いします)?$/u,
  zh: /(?:风格|色调|底色|背景|字体|字号|留白|高级感|科技感|氛围|配图|排版)|(?:大|小|亮|暗|淡|简洁|活泼|温馨|可爱)一?(?:点|些)$|^(?:要|用|做成|走)?[^，。]{0,6}(?:色|底|风)(?:的|系)?$|^(?:别|不要)(?:太|出现|放|用|挡)|别(?:挡|太|放|写)/u,
};
