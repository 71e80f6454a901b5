import { adminAuditInput } from "../../shared/contracts/admin-audit.ts";
import { listAudit } from "../admin/audit/list-audit.ts";
import { defineFunction } from "./define-function.ts";

export const adminAudit = defineFunction({
  access: "admin",
  input: adminAuditInput,
  maxBody: 16 * 1024,
  run: (input, { pool }) => listAudit(pool, input),
});
