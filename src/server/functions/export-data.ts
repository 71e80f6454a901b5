import { EXPORT_BYTES_HEADER, exportDataInput } from "../../shared/contracts/export-data.ts";
import type { AccountParts } from "../account/account-parts.ts";
import { exportData as pack } from "../account/export/export-data.ts";
import { defineFunction } from "./define-function.ts";

export function exportData(parts: AccountParts) {
  return defineFunction({
    // People can always take along what they made, paid or not.
    access: "user",
    input: exportDataInput,
    run: async (_, { caller, logger, request }) => {
      const { body, expectedBytes } = await pack(parts, caller.userId, {
        signal: request.signal,
        onError: (error) => logger.error({ err: error }, "an export broke off"),
      });
      return new Response(body, {
        headers: {
          "Content-Type": "application/zip",
          "Content-Disposition": 'attachment; filename="bananabread-data.zip"',
          "Cache-Control": "no-store",
          [EXPORT_BYTES_HEADER]: String(expectedBytes),
        },
      });
    },
  });
}
