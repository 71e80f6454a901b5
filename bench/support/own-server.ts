// The whole server, as `npm start` runs it, on the database it is given.
import { readConfig } from "../../src/server/config/config.ts";
import { createLogger } from "../../src/server/logger.ts";
import { startServer } from "../../src/server/server.ts";
import { reportToParent } from "./report.ts";

const config = readConfig(process.env);
await startServer(config, createLogger(config.LOG_LEVEL));
reportToParent(`http://127.0.0.1:${config.PORT}`);
