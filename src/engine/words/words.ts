import type { Intent } from "../../shared/intents.ts";
import type { ClaimWords } from "./claim-words.ts";

/**
 * What words do in a description. Each language lists its own words for every role, so that what is learnt about a role
 * holds in all of them. A list is one string of phrases between commas, in lower case; "skid*" stands for every word
 * that begins so.
 */
export const ROLES = [
  // Words to be set as they are.
  "headline",
  "subline",
  "tagline",
  "button",
  "caption",
  "top",
  "bottom",
  "badge",
  "named",
  // Directions to whoever makes the picture.
  "ask",
  "medium",
  "show",
  "look",
  "spot",
  "not",
  "banned",
  // Offers and their terms.
  "free",
  "off",
  "trial",
  "save",
  "price",
  "from",
  "upTo",
  "per",
  "once",
  "first",
  "included",
  "minimum",
  "fee",
  "wage",
  "unit",
  "money",
  "instead",
  // Time.
  "month",
  "weekday",
  "until",
  "left",
  "every",
  "when",
  "holiday",
  "hours",
  // Places and contacts.
  "at",
  "street",
  "contact",
  // Who it is for, who it is from, and why one should believe it.
  "for",
  "by",
  "company",
  "proof",
  // What the ad wants.
  "hiring",
  "cause",
  "opening",
  "launch",
  "event",
  "course",
  "venue",
  "service",
  "software",
  "explanation",
  "comparison",
  "joke",
  "goods",
  // Grammar.
  "small",
  "we",
  "you",
  "verb",
  "light",
  "number",
  "ordinal",
] as const;
export type Role = (typeof ROLES)[number];

/** What the reader should do; each has a button. */
export const DEEDS = [
  "apply",
  "donate",
  "help",
  "tickets",
  "register",
  "enrol",
  "table",
  "book",
  "quote",
  "call",
  "write",
  "trial",
  "free",
  "download",
  "preorder",
  "order",
  "buy",
  "visit",
  "see",
  "learn",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Everything the composer knows of a language. A new language is one file of this shape. */
export type Words = {
  /** Where a phrase has its most important word: "dog groomer" last, "salon de coiffure" first. */
  head: "first" | "last";
  roles: Record<Role, string>;
  /** Words after which a phrase goes on with what it does: "an app that chases late payers". */
  relative?: string;
  /** A clause that begins so belongs to the one before: "in minutes, not weeks". */
  contrast?: string;
  /** Two or three each, at most 24 letters. They promise nothing and name no price. */
  buttons: Record<Deed, readonly [string, ...string[]]>;
  /**
   * Headlines for when the description has no line of its own that would do. They claim nothing. {subject} stands for
   * the subject as it was written, so each line must be right with any form of it.
   */
  lines: Partial<Record<Intent | "any", readonly string[]>>;
  /** Colour words, each with the name of the colour in colors.ts: "lachs*: salmon, grasgrün: grass". */
  colors: string;
  /** Asked to be dark or light. */
  dark: string;
  light: string;
  /**
   * Function words, and words so general that the things CLDR and OpenStreetMap list under them mislead: "service" is a
   * guide dog there, "room" a bed, "night" a moon.
   */
  general: string;
  /**
   * Heads that say what is done with a thing, not what the thing is. "Guitar lessons" show a guitar, "tree removal"
   * shows a tree, so the word beside such a head counts like a head.
   */
  lightHeads: string;
  /** Where a phrase goes on about something else than its head: "ice cream for dogs". */
  turns?: RegExp;
  /** Endings that a form may have, and what may stand there in the word's own form. */
  forms?: readonly Ending[];
  /** Endings that only inflect. What is left of a word has at least three letters. */
  stemEndings?: string;
  /** "Tanzschule" is a kind of school: words are written together, and the last one names the thing. */
  hasCompounds?: true;
  /** Names have capitals, and other words have none: "Brightwater Swim School". */
  hasNamesInCapitals?: true;
  claims: ClaimWords;
  chat: Chat;
};

/** What people say to whoever makes the ad. Lists are parts of regular expressions between commas. */
export type Chat = {
  greetings: string;
  thanks: string;
  /** Words that only fill a pause, or laugh. */
  fillers: string;
  /** "Can you do a post for my": a regular expression, from the request to what it is for. */
  request: string;
  /** What stands before the answers of a form and says nothing by itself: "Where:". */
  labels: string;
  /** A clause that begins so tells us what to do or to leave: "don't mention", "target audience:". */
  orders: string;
  /** A later clause that begins so says how it should look, or what should not be on it. */
  wishes: string;
  /** How somebody speaks about themselves before they come to it: "I run a", "I'm based". */
  oneself: readonly string[];
};

type Ending = readonly [ending: RegExp, own: readonly string[]];
