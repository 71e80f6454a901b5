import { Hono } from "hono";
import { z } from "zod";
import type { MailSettings } from "../../emails/mail.ts";
import { previewEmailInput, type SampleMail } from "../../shared/contracts/email-preview.ts";
import type { RequestVariables } from "../http/request-log.ts";
import type { Seal } from "../secrets/seal.ts";
import { renderMail, sampleMail } from "./render-mail.ts";

const PATH = "/mail-preview";
const CONTEXT = "frame";
const VALID_MS = 60 * 60_000;
const MAX_ADDRESS = 8_000;

const sealed = z.object({ sample: previewEmailInput, until: z.number() });

type Parts = MailSettings & { seal: Seal };

/**
 * A mail has styles of its own, which the page's content policy forbids, also to a frame that is filled by script. So
 * the frame has an address here and a policy of its own. A frame cannot send the administrator's token; instead its
 * address holds the sample, sealed, and nobody but the preview function can make one.
 */
export function frameAddress(seal: Seal, sample: SampleMail): string {
  const content = JSON.stringify({ sample, until: Date.now() + VALID_MS });
  return `${PATH}?mail=${seal.close(content, CONTEXT).toString("base64url")}`;
}

export function previewFrame({ seal, ...settings }: Parts) {
  const app = new Hono<RequestVariables>();
  app.get("/", async (c) => {
    c.header("Cache-Control", "no-store");
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox",
    );
    c.header("X-Frame-Options", "SAMEORIGIN");
    const sample = open(seal, c.req.query("mail") ?? "");
    if (!sample) return c.text("This preview has expired. Press “Refresh Preview”.", 404);
    const { kind, props } = await sampleMail(sample, settings);
    const { html } = await renderMail(kind, props);
    return c.html(forFrame(html, settings.siteUrl, c.req.query("theme") === "dark" ? "dark" : "light"));
  });
  return { [PATH]: app };
}

function open(seal: Seal, address: string): SampleMail | null {
  if (address.length > MAX_ADDRESS) return null;
  try {
    const { sample, until } = sealed.parse(JSON.parse(seal.open(Buffer.from(address, "base64url"), CONTEXT)));
    return until > Date.now() ? sample : null;
  } catch {
    return null;
  }
}

/**
 * Links open new tabs, which the sandbox refuses. Pictures come from this server by whichever name it was called. A
 * frame follows the system's theme and not its page's, so the chosen one is written into the style sheet.
 */
export function forFrame(html: string, siteUrl: string, theme: "light" | "dark"): string {
  return html
    .replace("<head>", '<head><base target="_blank">')
    .replaceAll(`${siteUrl}/email/`, "/email/")
    .replaceAll("@media (prefers-color-scheme:dark)", theme === "dark" ? "@media all" : "@media not all")
    .replaceAll(/(color-schemes?):light dark/g, `$1:${theme}`)
    .replaceAll('content="light dark"', `content="${theme}"`);
}
