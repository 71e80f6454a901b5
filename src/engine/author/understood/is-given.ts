import { FREE_OF } from "../../words/free-of.ts";
import type { Reading } from "./reading.ts";

/** "Feel free", "sugar-free" and "free of sugar" give nothing away. */
export const isGiven = (at: number, { tokens, roles }: Pick<Reading, "tokens" | "roles">) =>
  !roles[at]?.has("ask") &&
  tokens[at + 1]?.lower !== "of" &&
  !FREE_OF.has(tokens[at - 1]?.lower ?? "") &&
  !(tokens[at - 1]?.text === "-" && tokens[at - 1]?.to === tokens[at]?.from);
