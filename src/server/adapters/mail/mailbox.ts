import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Mail, MailTransport } from "./port.ts";

const KEPT_MAILS = 200;
const storedMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  receivedAt: z.coerce.date(),
});
type StoredMail = z.infer<typeof storedMail>;

export type Mailbox = MailTransport & { list: () => Promise<StoredMail[]> };

/** Local stand-in for SMTP: keeps mails as files to be read at /dev/mail, and shows each link in the terminal. */
export function createMailbox(folder: string, from: string, print: (line: string) => void): Mailbox {
  return {
    async send(mail: Mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const receivedAt = new Date();
      const file = join(folder, `${receivedAt.toISOString().replaceAll(":", "")}-${mail.id}.json`);
      await writeFile(`${file}.draft`, JSON.stringify({ ...mail, from, receivedAt }), { mode: 0o600 });
      await rename(`${file}.draft`, file);
      print(`Mail to ${mail.to}: ${mail.subject}${mail.link ? `\n  ${mail.link}` : ""}`);
      await prune(folder);
    },
    async list() {
      const names = await newestFirst(folder);
      // A mail that arrives meanwhile may push out the oldest one.
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8").catch(() => null)));
      return texts.flatMap((text) => (text === null ? [] : [storedMail.parse(JSON.parse(text))]));
    },
    close: () => {},
  };
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse();
}

async function prune(folder: string) {
  const old = (await newestFirst(folder)).slice(KEPT_MAILS);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}
