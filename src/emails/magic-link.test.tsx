import { describe, expect, it } from "vitest";
import { MagicLinkEmail, sampleMagicLinkProps } from "./magic-link.tsx";
import { renderEmail } from "./render-email.ts";

const longLink = `https://bananabread.example/auth/v1/verify?token=${"a1B2".repeat(60)}&type=magiclink&redirect_to=https%3A%2F%2Fbananabread.example%2Fauth%2Fcallback`;

describe("the magic link mail", () => {
  it("carries the link in the HTML, for the button and to copy", async () => {
    const { html } = await renderEmail(<MagicLinkEmail {...sampleMagicLinkProps} link={longLink} />);
    const escaped = longLink.replaceAll("&", "&amp;");
    expect(html.split(`href="${escaped}"`)).toHaveLength(3);
    expect(html).toContain(`>${escaped}<`);
  });

  it("carries the whole link on one line of the text, once", async () => {
    const { text } = await renderEmail(<MagicLinkEmail {...sampleMagicLinkProps} link={longLink} />);
    expect(text.split("\n").filter((line) => line === longLink)).toHaveLength(1);
    expect(text.split("token=")).toHaveLength(2);
  });

  it("says that the link expires in 1 hour and works once in the browser that asked", async () => {
    const { html, text } = await renderEmail(<MagicLinkEmail {...sampleMagicLinkProps} />);
    expect(html).toContain("in 1 hour");
    expect(text).toMatch(/Expires +in 1 hour/);
    expect(text).toMatch(/Works +once, in the browser you asked from/);
  });

  it("shows a hostile address as text", async () => {
    const email = `"><img src=x onerror=alert(1)>@evil.example`;
    const { html } = await renderEmail(<MagicLinkEmail {...sampleMagicLinkProps} email={email} />);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;@evil.example");
  });

  it("is what a hosted Supabase project sends too, filled in by that project", async () => {
    const fields = { link: "{{ .ConfirmationURL }}", email: "{{ .Email }}", siteUrl: "{{ .SiteURL }}" };
    const { html } = await renderEmail(<MagicLinkEmail {...fields} />);
    await expect(html).toMatchFileSnapshot("../../supabase/templates/sign-in.html");
  });
});
