const KEY = "bananabread-wants-checkout";
const VALID_FOR_MS = 60 * 60 * 1000;

/** A buying button was pressed before signing in. The mailed link opens another tab, so this is in localStorage. */
export function wishForCheckout() {
  localStorage.setItem(KEY, String(Date.now()));
}

/** Reads and clears the wish: true if it is no older than a sign-in link can be. */
export function takeCheckoutWish(): boolean {
  const at = Number(localStorage.getItem(KEY));
  localStorage.removeItem(KEY);
  return Date.now() - at < VALID_FOR_MS;
}
