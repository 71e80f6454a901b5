const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export const formatDollars = (cents: number) => DOLLARS.format(cents / 100);
