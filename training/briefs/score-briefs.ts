import { understandDescription } from "../../src/engine/author/author-scene.ts";
import { wordFiles } from "../../src/engine/node/word-files.ts";
import { Scores } from "../score.ts";
import { judge } from "./judge.ts";
import { pictureOf } from "./picture-of.ts";
import { type Message, readBriefs } from "./read-briefs.ts";

async function scored(messages: readonly Message[]): Promise<Scores> {
  const total = new Scores();
  for (const message of messages) {
    const read = understandDescription(message.text, message.type, wordFiles);
    const [first, ...later] = [await pictureOf(message, 0), await pictureOf(message, 1), await pictureOf(message, 2)];
    if (first) total.add(judge(message, read, first, later));
  }
  return total;
}

/** Figures for the lines that may be read, and for those kept apart; then the faults of the former that hold a word. */
export async function scoreBriefs(show?: string): Promise<string[]> {
  const { open, apart } = readBriefs();
  const [here, there] = [await scored(open), await scored(apart)];
  const kept = new Map(there.table());
  const lines = here.table().map(([field, figures]) => `${field.padEnd(24)} ${figures.padEnd(40)} ${kept.get(field)}`);
  const faults = show ? here.faults.filter((fault) => fault.includes(show)) : [];
  return [`${"".padEnd(24)} ${`${open.length} lines`.padEnd(40)} ${apart.length} kept apart`, ...lines, ...faults];
}
