import type { Scene } from "../../scene/scene.ts";

/**
 * One of a list by the seeds of the scene and of its drawing. The salt keeps two choices of one scene apart, and
 * neighbouring seeds are spread, because a random row started from small numbers begins alike.
 */
export function bySeed<T>({ seed, art }: Scene, salt: number, list: readonly [T, ...T[]]): T {
  let mixed = Math.imul((seed * 37 + art.seed + 1) ^ (salt * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return list[((mixed ^ (mixed >>> 16)) >>> 0) % list.length] ?? list[0];
}
