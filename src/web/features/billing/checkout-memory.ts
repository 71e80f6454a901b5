const KEY = "bananabread-checkout";

/** Set on the way to the payment page. Somebody who arrives at /pricing with it has turned back there. */
export const rememberCheckout = () => sessionStorage.setItem(KEY, "left");

export const forgetCheckout = () => sessionStorage.removeItem(KEY);

export const cameBackFromCheckout = () => sessionStorage.getItem(KEY) !== null;
