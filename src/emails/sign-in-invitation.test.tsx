import { describe, expect, it } from "vitest";
import { renderEmail } from "./render-email.ts";
import { SignInInvitationEmail, sampleSignInInvitationProps } from "./sign-in-invitation.tsx";

const address = "https://bananabread.example/#sign-in=june%40loafworks.example";

describe("the invitation to sign in", () => {
  it("leads to the sign-in dialog with the address filled in, by button and to copy", async () => {
    const { html, text } = await renderEmail(<SignInInvitationEmail {...sampleSignInInvitationProps} />);
    expect(html.split(`href="${address}"`)).toHaveLength(3);
    expect(text.split("\n").filter((line) => line === address)).toHaveLength(1);
  });

  it("carries no link that signs anybody in", async () => {
    const { html, text } = await renderEmail(<SignInInvitationEmail {...sampleSignInInvitationProps} />);
    expect(html + text).not.toMatch(/token|\/auth\/|code=/);
  });

  it("says who sent it and what to do if it was not expected", async () => {
    const { text } = await renderEmail(<SignInInvitationEmail {...sampleSignInInvitationProps} />);
    expect(text).toContain("support team");
    expect(text).toContain("Ignore this mail");
  });

  it("shows a hostile address as text, and keeps it inside the link", async () => {
    const email = `"><img src=x onerror=alert(1)>&x=1@evil.example`;
    const { html } = await renderEmail(<SignInInvitationEmail {...sampleSignInInvitationProps} email={email} />);
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("#sign-in=%22%3E%3Cimg+src%3Dx+onerror%3Dalert%281%29%3E%26x%3D1%40evil.example");
  });
});
