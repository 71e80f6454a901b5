/** Enough of an address for its owner to know it: the first letter and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email.slice(0, at);
  return `${first}•••${email.slice(at)}`;
}
