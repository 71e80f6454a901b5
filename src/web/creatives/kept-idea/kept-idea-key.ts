/** Where the browser keeps the idea. In a file of its own, because the landing page does not load zod. */
export const KEPT_IDEA_KEY = "bananabread-kept-idea";

/** Whether there may be one. It may turn out to be unreadable or too old. */
export const mayHaveKeptIdea = () => localStorage.getItem(KEPT_IDEA_KEY) !== null;
