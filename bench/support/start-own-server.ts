import { freePort } from "../../tests/support/server.ts";
import { JWT_SECRET } from "./paid-user.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

/** The whole server in a process of its own, on this database, on a free port. */
export async function startOwnServer(
  { url, dataDir }: { url: string; dataDir: string },
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  return startServerProcess("own-server", {
    DATABASE_URL: url,
    JWT_SECRET,
    KEY_ENCRYPTION_SECRET: JWT_SECRET,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: "warn",
    ...more,
  });
}
