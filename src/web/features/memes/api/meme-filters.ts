export const MEME_SORTS = { popular: "Most Popular", alphabetical: "Alphabetical", newest: "Newest First" } as const;
export type MemeSort = keyof typeof MEME_SORTS;

/** What the address says. Without a sort, the most popular come first. */
export type MemeFilters = {
  search?: string | undefined;
  category?: string | undefined;
  sort?: MemeSort | undefined;
};

/** The default order is not written to the address. */
export const readSort = (value: unknown): MemeSort | undefined =>
  value === "alphabetical" || value === "newest" ? value : undefined;
