/** "$4,462.00", with a real minus sign in front of what is below zero. */
export function dollars(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  return cents < 0 ? `\u2212${amount}` : amount;
}
