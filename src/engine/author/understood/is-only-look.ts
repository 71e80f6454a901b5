import { colorOf } from "../../words/color-of.ts";
import type { Role } from "../../words/words.ts";
import type { Reading } from "./reading.ts";

/** "on pink", "navy and coral", "dark background": how it should look and nothing else. "No milk" is something else. */
export function isOnlyLook(run: readonly number[], { tokens, roles, language }: Reading): boolean {
  const has = (at: number, role: Role) => Boolean(roles[at]?.has(role));
  const colors = run.filter((at) => colorOf(tokens[at]?.text ?? "", language) !== undefined);
  const looks = run.filter((at) => ["look", "spot", "medium"].some((role) => has(at, role as Role)));
  const isAsked =
    looks.length > 0 || colors.length > 1 || (colors.length === 1 && run.length > 1 && has(run[0] ?? 0, "at"));
  return (
    isAsked &&
    !run.some((at) => has(at, "not")) &&
    run.every((at) => colors.includes(at) || looks.includes(at) || has(at, "small") || has(at, "show"))
  );
}
