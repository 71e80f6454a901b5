import type { Language } from "../../../shared/languages.ts";
import { AR } from "./ar.ts";
import type { ClaimWords } from "./claim-words.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { IT } from "./it.ts";
import { JA } from "./ja.ts";
import { NL } from "./nl.ts";
import { PT } from "./pt.ts";
import { RU } from "./ru.ts";
import { ZH } from "./zh.ts";

export const CLAIM_WORDS: Record<Language, ClaimWords> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  pt: PT,
  it: IT,
  nl: NL,
  ja: JA,
  ar: AR,
  ru: RU,
  zh: ZH,
};
