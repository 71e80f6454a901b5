import type { Stretch } from "./stage-directions.ts";

/*
 * What stands around the words of a page that was pasted: its menu, its footer. None of it is said to the reader.
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

export function framesIn(text: string): Stretch[] {
  const footers = [...text.matchAll(FOOTERS)].map(({ 0: words, index }) => ({ from: index, to: index + words.length }));
  return [...menusIn(text), ...footers].filter(({ from, to }) => to > from);
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
