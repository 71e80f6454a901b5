import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test.each([
  ["علبة كعك العيد بـ ٨٥ ريالاً", "بـ\u00a0٨٥"],
  ["Open 15 bis 19 Uhr", "15\u00a0bis\u00a019\u00a0Uhr"],
])("what is one thing is not broken: %s", (line, whole) => expect(keepTogether(line)).toContain(whole));
