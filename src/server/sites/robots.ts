const OURS = "bananabread";

/** Whether a robots.txt lets programs open a path: the longest rule that fits counts, and allowing wins a draw. */
export function isAllowed(robots: string, path: string): boolean {
  const rules = rulesFor(robots, OURS) ?? rulesFor(robots, "*") ?? [];
  const fitting = rules.filter(({ from }) => from && path.startsWith(from));
  const longest = Math.max(0, ...fitting.map(({ from }) => from.length));
  const last = fitting.filter(({ from }) => from.length === longest);
  return last.length === 0 || last.some(({ allows }) => allows);
}

type Rule = { from: string; allows: boolean };

/** The rules of the groups for a program; undefined when it is not named. */
function rulesFor(robots: string, program: string): Rule[] | undefined {
  let [isOurs, isNaming] = [false, false];
  let found: Rule[] | undefined;
  for (const line of robots.slice(0, 64 * 1024).split(/\r?\n/)) {
    const [key = "", ...rest] = line.replace(/#.*/, "").split(":");
    const value = rest.join(":").trim();
    const name = key.trim().toLowerCase();
    if (name === "user-agent") {
      // Several names in a row share the rules below them.
      isOurs = (isNaming && isOurs) || value.toLowerCase() === program;
      isNaming = true;
      if (isOurs) found ??= [];
      continue;
    }
    if (name !== "allow" && name !== "disallow") continue;
    isNaming = false;
    // A star in the middle is as far as we read: what stands before it is refused as a whole.
    if (isOurs) found?.push({ from: value.split("*")[0] ?? "", allows: name === "allow" });
  }
  return found;
}
