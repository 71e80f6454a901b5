import { expect, it } from "vitest";
import { previewEmailInput } from "../../shared/contracts/email-preview.ts";
import { forFrame } from "./preview-frame.ts";
import { renderMail, sampleMail } from "./render-mail.ts";

const settings = { siteUrl: "https://bananabread.example", supportEmail: "hello@bananabread.example" };

async function magicLink() {
  const sample = previewEmailInput.parse({ kind: "magic-link", email: "june@loafworks.example" });
  const { kind, props } = await sampleMail(sample, settings);
  return (await renderMail(kind, props)).html;
}

it("shows the chosen theme whatever the system prefers", async () => {
  const html = await magicLink();
  expect(html).toContain("@media (prefers-color-scheme:dark)");
  const dark = forFrame(html, settings.siteUrl, "dark");
  const light = forFrame(html, settings.siteUrl, "light");
  for (const shown of [dark, light]) expect(shown).not.toMatch(/prefers-color-scheme|light dark;|content="light dark"/);
  expect(dark).toContain("@media all{");
  expect(dark).toContain("color-scheme:dark");
  expect(light).toContain("@media not all{");
  expect(light).toContain("color-scheme:light");
});

it("takes pictures from this server and lets links only open new tabs", async () => {
  const shown = forFrame(await magicLink(), settings.siteUrl, "light");
  expect(shown).toContain('src="/email/mark.png"');
  expect(shown).toContain('<base target="_blank">');
});
