import type { AdType } from "./ad-types.ts";

/** Who brings the words of a creative onto a picture by an AI service: our type, or the service with the picture. */
export const WORDS_BY = ["ours", "drawn"] as const;
export type WordsBy = (typeof WORDS_BY)[number];

/** Type is exact. Who wants a doodle or a meme wants the lettering of its hand. */
export const wordsByDefault = (type: AdType): WordsBy =>
  type === "chatgptdoodle" || type === "meme" ? "drawn" : "ours";

/** Said of a picture that was to have no words. The page offers to make it again, by these words. */
export const LETTERING_SEEN = "There may be lettering in the picture itself.";

/** As what it is laid out when the words are ours: a doodle and a meme of ours would show nothing of the picture. */
export const letteredType = (type: AdType): AdType => (type === "meme" || type === "chatgptdoodle" ? "meta" : type);
