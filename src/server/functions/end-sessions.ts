import { endSessionsInput } from "../../shared/contracts/user-acts.ts";
import { endSessions as end } from "../admin/user/end-sessions.ts";
import type { UserParts } from "../admin/user/user-parts.ts";
import { defineFunction } from "./define-function.ts";

export function endSessions(parts: UserParts) {
  return defineFunction({
    access: "admin",
    input: endSessionsInput,
    maxBody: 16 * 1024,
    run: async (input, { caller }) => ({ ended: await end(parts, caller, input) }),
  });
}
