import { createKeyVault } from "./ai/key-vault.ts";
import { rotateKeys } from "./ai/rotate-keys.ts";
import { readConfig } from "./config/config.ts";
import { openOrJoinDatabase } from "./database/open-or-join-database.ts";
import { createLogger } from "./logger.ts";
import { loadSecrets } from "./secrets/load-secrets.ts";

try {
  const config = readConfig(process.env);
  const logger = createLogger("error");
  const { pool, close } = await openOrJoinDatabase(config, logger);
  try {
    const { keyEncryptionSecret, oldKeyEncryptionSecrets } = loadSecrets(config);
    const vault = createKeyVault(keyEncryptionSecret, oldKeyEncryptionSecrets);
    const { sealedAnew, unreadable } = await rotateKeys(pool, vault);
    console.log(`${sealedAnew} API keys were sealed with the new secret.`);
    if (unreadable > 0) {
      throw new Error(
        `${unreadable} were sealed with a secret that is not known here. Set KEY_ENCRYPTION_SECRET_OLD to it and run this again, or let their owners enter them anew.`,
      );
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
