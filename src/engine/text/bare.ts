/** Letters and digits alone, for comparing texts that may be set with other spaces and signs. */
export const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
