import { z } from "zod";
import type { MailSettings, RenderedMail } from "../../emails/mail.ts";
import type { MAILS, MailKind } from "../../emails/mails.ts";
import type { MailTemplate, SampleMail } from "../../shared/contracts/email-preview.ts";
import { AppError } from "../../shared/errors.ts";

/** Every kind of mail the product sends, with the props of its template. */
type ProductMail = {
  [Kind in MailKind]: { kind: Kind; props: ReturnType<(typeof MAILS)[Kind]["sample"]> };
}[MailKind];

/** A test is one of them inside. It has a kind of its own, so that the mail log can tell it from the real ones. */
export type MailContent = ProductMail | { kind: typeof TEST_KIND; props: SampledMail };

export type SampledMail = { kind: string; props: unknown };

export const TEST_KIND = "test";
const testProps = z.object({ kind: z.string(), props: z.unknown() });

export async function renderMail(kind: string, props: unknown): Promise<RenderedMail> {
  if (kind !== TEST_KIND) return (await findMail(kind)).render(props);
  const inside = testProps.parse(props);
  const mail = await renderMail(inside.kind, inside.props);
  return { ...mail, subject: `[Test] ${mail.subject}` };
}

export async function sampleMail(sample: SampleMail, settings: MailSettings): Promise<SampledMail> {
  const { kind } = sample;
  return { kind, props: (await findMail(kind)).sample(sample, settings) };
}

export async function listTemplates(): Promise<MailTemplate[]> {
  return Object.entries(await loadMails()).map(([kind, { label, when, fields }]) => ({ kind, label, when, fields }));
}

/** What administrators call it. A mail that is no longer sent has only its kind. */
export async function mailName(kind: string): Promise<string> {
  if (kind === TEST_KIND) return "Test mail";
  return (await listTemplates()).find((template) => template.kind === kind)?.label ?? kind;
}

async function findMail(kind: string) {
  const mails: Partial<Record<string, (typeof MAILS)[MailKind]>> = await loadMails();
  const mail = Object.hasOwn(mails, kind) ? mails[kind] : undefined;
  if (!mail) throw new AppError("bad_request", `There is no mail named ${kind}.`);
  return mail;
}

/** Templates load on first use: React and the mail components would add half a second to the server's start. */
const loadMails = async () => (await import("../../emails/mails.ts")).MAILS;
