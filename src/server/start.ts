import { ADS } from "../../content/ads/ads.ts";
import { MEME_TEMPLATES } from "../../content/meme-templates/templates.ts";
import { ConfigError, readConfig } from "./config/config.ts";
import { DataDirInUseError } from "./database/embedded/data-dir-lock.ts";
import { clusterElsewhere } from "./database/embedded/places.ts";
import { createLogger } from "./logger.ts";
import { startServer } from "./server.ts";

const print = (line: string) => process.stdout.write(`\n  ${line.replaceAll("\n", "\n  ")}\n\n`);

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.LOG_LEVEL);
  const server = await startServer(config, logger, { print, ads: ADS, memes: MEME_TEMPLATES, warmsUp: true });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "stopping");
    await server.stop();
    logger.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  const elsewhere = config.database.kind === "embedded" ? clusterElsewhere(config.DATA_DIR) : null;
  // Printed last: from here on a signal stops the server cleanly.
  print(
    [
      `BananaBread is ready at ${server.url}`,
      config.isLocal && config.mail.kind === "mailbox" && `Mails arrive at ${server.url}/dev/mail`,
      elsewhere &&
        `The database is in ${elsewhere}, not in ${config.DATA_DIR}: to remove this installation, remove both`,
    ]
      .filter(Boolean)
      .join("\n"),
  );
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof DataDirInUseError;
  process.stderr.write(
    `\n  BananaBread did not start.\n  ${isExplained ? error.message : String((error as Error).stack)}\n\n`,
  );
  process.exit(1);
}
