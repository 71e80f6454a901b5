import type { Server } from "node:http";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { createMailbox, type Mailbox } from "./adapters/mail/mailbox.ts";
import { createSmtpTransport } from "./adapters/mail/smtp.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { devPages } from "./dev/dev-pages.ts";
import type { ServerFunction } from "./functions/define-function.ts";
import { mountFunctions } from "./functions/mount-functions.ts";
import { authGateway } from "./gateway/auth/auth-gateway.ts";
import { loadTokenIssuer } from "./gateway/auth/signing-keys.ts";
import { sweepAuth } from "./gateway/auth/sweep.ts";
import type { RequestVariables } from "./http/request-log.ts";
import { createOutbox } from "./mail/outbox.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { publishableKey } from "./secrets/load-secrets.ts";
import { createSeal } from "./secrets/seal.ts";

const DRAIN_MS = 25_000;
const SWEEP_EVERY_MS = 10 * 60_000;
const LOCAL_SENDER = "BananaBread <hello@bananabread.localhost>";

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Puts the parts together; this and config.ts are the only places that know which implementation stands where. */
export async function startServer(
  config: Config,
  logger: Logger,
  options: { functions?: Record<string, ServerFunction>; print?: (line: string) => void } = {},
): Promise<RunningServer> {
  const { pool, secrets, close } = await openDatabase(config, logger);
  try {
    const tokens = await loadTokenIssuer(
      pool,
      createSeal(secrets.jwtSecret, "signing keys"),
      `${config.SITE_URL}/auth/v1`,
    );
    const mailbox = config.SMTP_URL ? null : localMailbox(config, options.print ?? (() => {}));
    const transport = mailbox ?? createSmtpTransport(config.SMTP_URL ?? "", config.MAIL_FROM ?? "");
    const outbox = createOutbox(pool, transport, createSeal(secrets.jwtSecret, "outbox"), logger);

    const mounts: Record<string, Hono<RequestVariables>> = {
      "/auth/v1": authGateway({ pool, tokens, outbox, config, jwtSecret: secrets.jwtSecret }),
      "/functions/v1": mountFunctions(options.functions ?? {}, pool, tokens.verify),
    };
    if (mailbox && config.isLocal) mounts["/dev"] = devPages(mailbox);
    const app = createApp({
      config,
      logger,
      mounts,
      publicConfig: {
        publishableKey: publishableKey(secrets),
        analyticsScriptUrl: config.ANALYTICS_SCRIPT_URL ?? null,
      },
      clientFolder: join(PROJECT_ROOT, "dist/client"),
      isReady: () =>
        pool.query("select 1").then(
          () => true,
          () => false,
        ),
    });

    const server = await listen(app.fetch, config);
    outbox.start();
    const sweep = setInterval(() => {
      sweepAuth(pool).catch((error: unknown) => logger.warn({ err: error }, "sweep failed"));
    }, SWEEP_EVERY_MS);
    return {
      url: config.SITE_URL,
      async stop() {
        clearInterval(sweep);
        await drain(server);
        await outbox.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function localMailbox(config: Config, print: (line: string) => void): Mailbox {
  return createMailbox(join(config.DATA_DIR, "mailbox"), config.MAIL_FROM ?? LOCAL_SENDER, print);
}

function listen(fetch: Hono["fetch"], config: Config): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: config.PORT, hostname: config.HOST }, () => resolve(server)) as Server;
    server.once("error", reject);
  });
}

/** Takes no new connections, answers what is under way, and cuts off whatever has not ended in time. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
