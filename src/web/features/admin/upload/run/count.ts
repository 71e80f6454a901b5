/** "1 row", "1,204 rows". */
export const count = (amount: number, noun: string) =>
  `${amount.toLocaleString("en")} ${noun}${amount === 1 ? "" : "s"}`;
