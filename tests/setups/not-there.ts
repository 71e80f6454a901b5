import type { Setup } from "./arrange.ts";

/**
 * Tests of something that a set-up does not have. The list is the whole difference between the set-ups as people would
 * notice it, so each entry says what happens there instead.
 */
export const NOT_THERE: { setup: Setup; title: string; why: string }[] = [
  {
    setup: "hosted",
    title: "a new e-mail is confirmed in its own mailbox, and from then on it is the one to sign in with",
    why: "e-mails of accounts are changed in the Supabase project, and the screen says so",
  },
];
