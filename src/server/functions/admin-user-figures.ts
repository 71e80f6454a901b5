import { adminUserFiguresInput } from "../../shared/contracts/admin-users.ts";
import { readFigures } from "../admin/users/read-figures.ts";
import { defineFunction } from "./define-function.ts";

export const adminUserFigures = defineFunction({
  access: "admin",
  input: adminUserFiguresInput,
  maxBody: 1024,
  run: (_, { pool }) => readFigures(pool),
});
