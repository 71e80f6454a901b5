import type { Language } from "../../shared/languages.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import type { Words } from "./words.ts";
import { zh } from "./zh.ts";

export const LANGUAGE_WORDS: Record<Language, Words> = { en, de, fr, es, pt, it, nl, ja, ar, ru, zh };
