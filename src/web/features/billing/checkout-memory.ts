const KEY = "bananabread-checkout";

/** Set before leaving for the payment page. If it is set on /pricing, the user came back without paying. */
export const rememberCheckout = () => sessionStorage.setItem(KEY, "left");

export const forgetCheckout = () => sessionStorage.removeItem(KEY);

export const cameBackFromCheckout = () => sessionStorage.getItem(KEY) !== null;
