import type { Stretch } from "./stage-directions.ts";

/*
 * What stands around the words of a page that was pasted, or of a form: a menu, a footer, answers for the maker ("Tone:
 * friendly"), labels of answers for the reader ("Key benefit: ..."). In all languages.
 */

/** What a menu has, in every language. */
const ENTRIES =
  "home|about(?: us)?|contact(?: us)?|menu|shop|blog|faqs?|gallery|services|prices|pricing|log ?in|sign in|news|events|stalls|getting here|find us|opening (?:hours|times)|startseite|über uns|kontakt|impressum|datenschutz|leistungen|anfahrt|preise|speisekarte|aktuelles|accueil|à propos|qui sommes-nous|nous contacter|mentions légales|tarifs|actualités|inicio|quiénes somos|contacto|aviso legal|tarifas|início|sobre(?: nós)?|contato|chi siamo|contatti|dove siamo|over ons|prijzen|openingstijden|главная|о нас|контакты|цены|الرئيسية|من نحن|اتصل بنا|ホーム|お問い合わせ|会社概要|アクセス|首页|关于我们|联系我们";
const ENTRY = new RegExp(`^(?:${ENTRIES})$`, "iu");
const BETWEEN = /\s*[|›»>•·]\s*/u;
const LONGEST_ENTRY = 3;
const FEWEST = 3;

const FOOTERS =
  /©[^\n.|"”]{0,60}|(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti riservati|alle rechten voorbehouden|все права защищены|جميع الحقوق محفوظة|版权所有)\.?|(?:cookie|privacy) policy|we use cookies[^\n.]{0,80}|accept (?:all )?cookies|skip to (?:main )?content|add to (?:cart|basket)|terms (?:of use|and conditions|& conditions) apply to this site|read more\s*[»>]/giu;

/** What follows these is for the maker, up to the end of the sentence. */
const FOR_US =
  "(?:target )?(?:audience|group)|targets?|tone(?: of voice)?|mood|vibes?|look(?: and feel| & feel)?|visuals?|imagery|images?|show|goals?|objective|purpose|format|size|ratio|channel|platform|placement|persona|icp|(?:brand )?voice|palette|font|typeface|background|layout|design|references?|budget|language|do not|don['’]?ts?|avoid|zielgruppe|tonalität|ton|stimmung|stil|motiv|bildidee|farbwelt|schrift|hintergrund|ziel|kanal|plattform|sprache|vermeiden|cible|ambiance|visuel|fond|police|objectif|canal|langue|éviter|público(?:[- ](?:objetivo|alvo))?|tono|estilo|imagen|fondo|objetivo|idioma|evitar|tom|imagem|fundo|pubblico|stile|immagine|sfondo|obiettivo|canale|lingua|evitare|doelgroep|toon|sfeer|stijl|beeld|achtergrond|doel|kanaal|taal|vermijden|целевая аудитория|аудитория|тон|стиль|картинка|фон|цель|площадка|язык|الجمهور|الفئة المستهدفة|النبرة|الأسلوب|الصورة|الهدف|ターゲット|トーン|雰囲気|スタイル|背景|画像|目的|目标(?:人群|客户|用户)|风格|色调|画面|用途";
const ANSWERS = new RegExp(`(?<=(?:^|[.!?;,|\\n。！？，、])\\s*)(?:${FOR_US})\\s*[:：=][^.!?;\\n。！？]*`, "giu");
/** What follows these is for the reader; the label itself is not. */
const LABELS =
  /(?<=(?:^|[.!?;|\n。！？])\s*)(?:(?:on the )?(?:left|right)(?:[- ]hand)?(?: side| half)?|links|rechts|(?:à )?(?:gauche|droite)|(?:a la )?(?:izquierda|derecha)|(?:à )?(?:esquerda|direita)|(?:a )?(?:sinistra|destra)|слева|справа|pain points?|usps?|(?:key |main )?(?:benefits?|features?|selling points?)|value prop(?:osition)?s?|hook|key message|vorteile|nutzen|alleinstellung|avantages|points? forts?|beneficios|ventajas|vantagens|benefícios|vantaggi|voordelen|преимущества|المميزات|特徴|メリット|卖点|优势)\s*[:：=]\s*/giu;
/** "1080x1080 px". */
const SIZES = /(?<!\d)\d{3,4}\s?[x×]\s?\d{3,4}(?:\s?px)?(?!\d)/giu;

export function framesIn(text: string): Stretch[] {
  const found = [FOOTERS, ANSWERS, LABELS, SIZES].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ from: index, to: index + words.trimEnd().length })),
  );
  return [...menusIn(text), ...found].filter(({ from, to }) => to > from);
}

/** "Home | About | Getting here": short entries, and one of them such as only menus have. "Mon-Fri | 9-5" is a fact. */
function menusIn(text: string): Stretch[] {
  return [...text.matchAll(/[^\n.!?]+/gu)].flatMap(({ 0: line, index }) => {
    if (!BETWEEN.test(line)) return [];
    // "Website text: About | ..."
    const label = /^[^:：|]{0,30}[:：]\s*/u.exec(line)?.[0].length ?? 0;
    const entries = line.slice(label).trim().split(BETWEEN);
    const isMenu =
      entries.length >= FEWEST &&
      entries.every((entry) => entry.split(" ").length <= LONGEST_ENTRY && !/\d/u.test(entry)) &&
      entries.some((entry) => ENTRY.test(entry));
    return isMenu ? [{ from: index, to: index + line.length }] : [];
  });
}
