/** Control characters, lone surrogates and marks that only reverse or hide text; joiners that scripts need stay. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text without what nobody can see. Line breaks stay. */
export const visible = (text: string) => text.replace(UNSEEN, (sign) => (sign === "\n" ? sign : ""));
