/** The space every account has by default, as people say it. */
export const FAIR_USE_STORAGE = "5 GB";
