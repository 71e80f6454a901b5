import { SAMPLE_SCENES } from "../../src/engine/samples/sample-scenes.ts";
import type { Scene } from "../../src/engine/scene/scene.ts";

export const FORMAT = "1:1";

/** Every picture is different, so that no renderer benefits from having painted it before. */
export const sceneOf = (layout: string, seed: number): Scene => {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`there is no sample of ${layout}`);
  return { ...scene, seed, art: { ...scene.art, seed } };
};

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

export const print = (name: string, value: number, note: string) =>
  console.log(`  ${name.padEnd(26)} ${value.toFixed(2).padStart(8)}   ${note}`);

/** CPU milliseconds of this process so far, threads included. */
export const ownCpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
