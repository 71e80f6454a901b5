import { createStore } from "../lib/create-store.ts";

/** The one sign-in dialog of the page: every button opens this one, the root layout draws it. */
const isOpen = createStore(false);
/** The e-mail it starts with. */
const typed = createStore("");
/** The picture of the idea that somebody wants to keep. */
const idea = createStore<HTMLCanvasElement | null>(null);

export const openSignIn = () => open(null);
export const openSignInWithIdea = (picture: HTMLCanvasElement) => open(picture);
export function openSignInFor(email: string) {
  typed.set(email);
  openSignIn();
}
function open(picture: HTMLCanvasElement | null) {
  idea.set(picture);
  isOpen.set(true);
}
export function closeSignIn() {
  typed.set("");
  isOpen.set(false);
}
export const useSignInIsOpen = isOpen.use;
export const useSignInEmail = typed.use;
export const useSignInIdea = idea.use;
