import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { until } from "./process.ts";

type Mail = { to: string; body: string };

/** A real mail server that keeps what it is given, except for people it does not know. */
export async function startSmtpSink({ unknown = "" } = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: ({ address }, _session, done) =>
      address === unknown ? done(Object.assign(new Error("no such user here"), { responseCode: 550 })) : done(),
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, body });
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (!address || typeof address === "string") throw new Error("The mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** Everything this person got, decoded. */
    mailsTo: (person: string) => mails.filter(({ to }) => to === person).map(({ body }) => decodeQuotedPrintable(body)),
    /** The link in the newest mail to this person, once there are `count` of them. */
    async linkFor(person: string, count = 1): Promise<string> {
      const theirs = () => mails.filter((mail) => mail.to === person);
      await until(() => theirs().length >= count);
      const text = decodeQuotedPrintable(theirs().at(-1)?.body ?? "");
      const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(text)?.[0];
      if (!link) throw new Error("The mail holds no link");
      return link.replaceAll("&amp;", "&").replace(/["'<>].*$/, "");
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
