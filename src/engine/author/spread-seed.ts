/** Neighbouring seeds become far apart, so that a reroll differs in more than one thing. */
export function spreadSeed(seed: number, salt = 0): number {
  let value = Math.imul((seed ^ 0x9e3779b9) + salt * 0x27d4eb2f, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 1 || 1;
}
