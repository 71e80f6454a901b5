import { describe, expect, it } from "vitest";
import type { MailboxMail } from "./mailbox-message.tsx";
import { renderMailboxPage } from "./mailbox-page.tsx";

const mail: MailboxMail = {
  id: "m1",
  subject: "Your magic link",
  to: "june@loafworks.example",
  from: "BananaBread <hello@bananabread.example>",
  receivedAt: new Date("2026-01-02T10:00:00Z"),
  link: "http://127.0.0.1:3000/auth/v1/verify?token=abc&type=magiclink",
  html: "<p>Hello</p>",
  text: "Hello",
};

const hostile = `"'><script>alert(1)</script></pre></title>&`;

describe("the local mailbox", () => {
  it("lists the newest mail first and says what to do when there is none", () => {
    const newer = { ...mail, id: "m2", subject: "Newer", receivedAt: new Date("2026-01-03T10:00:00Z") };
    const page = renderMailboxPage({ mails: [mail, newer], selectedId: null, view: "visual" });
    expect(page.indexOf("Newer")).toBeLessThan(page.indexOf("Your magic link"));
    expect(renderMailboxPage({ mails: [], selectedId: null, view: "visual" })).toContain("No mail yet");
  });

  it.each(["visual", "html", "text"] as const)("lets nothing hostile break out of the %s view", (view) => {
    const evil = { ...mail, id: hostile, subject: hostile, to: hostile, from: hostile, html: hostile, text: hostile };
    const page = renderMailboxPage({ mails: [evil], selectedId: hostile, view });
    expect(page).not.toContain("alert(1)</script>");
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/="[^"]*"'/);
    expect(page).toContain("&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("keeps the mail's own page in a sandbox without scripts", () => {
    const page = renderMailboxPage({ mails: [mail], selectedId: "m1", view: "visual" });
    const frame = page.match(/<iframe[^>]*>/)?.[0];
    expect(frame).toContain('src="/dev/mail/m1/body"');
    expect(frame).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
    );
  });

  it("offers the link to open, unless it is not a web address", () => {
    const page = (link: string) => renderMailboxPage({ mails: [{ ...mail, link }], selectedId: "m1", view: "text" });
    expect(page("http://127.0.0.1:3000/x?a=1&b=2")).toContain('href="http://127.0.0.1:3000/x?a=1&amp;b=2">Open link');
    expect(page("javascript:alert(1)")).not.toContain("javascript:");
  });
});
