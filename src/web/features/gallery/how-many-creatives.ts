/** "1 creative", "10,000 creatives". */
export const howManyCreatives = (count: number) =>
  `${count.toLocaleString()} ${count === 1 ? "creative" : "creatives"}`;
