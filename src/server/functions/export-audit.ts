import { exportAuditInput } from "../../shared/contracts/admin-audit.ts";
import { exportAudit as exportAll } from "../admin/audit/export-audit.ts";
import { defineFunction } from "./define-function.ts";

export const exportAudit = defineFunction({
  access: "admin",
  input: exportAuditInput,
  maxBody: 16 * 1024,
  run: (filters, { caller, pool, logger, request }) =>
    exportAll(pool, caller.userId, filters, {
      signal: request.signal,
      onError: (error) => logger.error({ err: error }, "an export of the audit log broke off"),
    }),
});
