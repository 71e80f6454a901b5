const KEY = "bananabread-wants-checkout";
const VALID_FOR_MS = 60 * 60 * 1000;

/** Somebody pressed a buying button before signing in. The link in the mail opens another tab, so this is shared. */
export function wishForCheckout() {
  localStorage.setItem(KEY, String(Date.now()));
}

/** Asks once: true if the wish is no older than the link that could have carried it. */
export function takeCheckoutWish(): boolean {
  const at = Number(localStorage.getItem(KEY));
  localStorage.removeItem(KEY);
  return Date.now() - at < VALID_FOR_MS;
}
