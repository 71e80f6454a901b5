import { createStore } from "../lib/create-store.ts";

/** The one sign-in dialog of the page: every button opens this one, the root layout draws it. */
const isOpen = createStore(false);
/** The e-mail it starts with. */
const typed = createStore("");

export const openSignIn = () => isOpen.set(true);
export function openSignInFor(email: string) {
  typed.set(email);
  openSignIn();
}
export function closeSignIn() {
  typed.set("");
  isOpen.set(false);
}
export const useSignInIsOpen = isOpen.use;
export const useSignInEmail = typed.use;
