import { createStore } from "../lib/create-store.ts";

/** The one sign-in dialog of the page: every button opens this one, the root layout draws it. */
const isOpen = createStore(false);

export const openSignIn = () => isOpen.set(true);
export const closeSignIn = () => isOpen.set(false);
export const useSignInIsOpen = isOpen.use;
