import { Button, Heading, Link, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { deadLink, defineMail } from "./mail.ts";
import { MailFact } from "./mail-fact.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";

const emailChangeProps = z.object({ link: z.string(), newEmail: z.string(), siteUrl: z.string() });
type EmailChangeProps = z.infer<typeof emailChangeProps>;

const emailChangeSubject = "Confirm your new email";

export const sampleEmailChangeProps: EmailChangeProps = {
  link: "https://bananabread.example/auth/v1/verify?token=sample-token&type=email_change",
  newEmail: "june@newloaf.example",
  siteUrl: "https://bananabread.example",
};

/** To the new address: nothing changes before its reader confirms. */
export function EmailChangeEmail({ link, newEmail, siteUrl }: EmailChangeProps) {
  return (
    <MailFrame
      subject={emailChangeSubject}
      preview={`Sign in to ${PRODUCT_NAME} with this address from now on? This link expires in 1 hour.`}
      siteUrl={siteUrl}
      picture="toast-mail.png"
      reason={`You get this because our support team was asked to move an account to ${newEmail}. You did not ask for that? Do not confirm, and nothing changes. Questions? ${siteUrl}/contact`}
    >
      <Heading className="h ink" style={style.heading}>
        Confirm your new email
      </Heading>
      <Text className="ink2" style={style.lead}>
        Confirm, and your {PRODUCT_NAME} account moves to this address. From then on magic links and receipts come here,
        and no longer to the old one. Your creatives and your access stay as they are.
      </Text>
      {/* The plain text has the address below instead. */}
      <Button className="btn" href={link} style={style.button} data-skip-in-text="true">
        Confirm new email
      </Button>
      <Section className="box" style={style.box}>
        <MailFact name="New email">{newEmail}</MailFact>
        <MailFact name="Expires">in 1 hour</MailFact>
      </Section>
      <Text className="ink3" style={style.fallback}>
        <span data-skip-in-text="true">Button not working? </span>Copy this address into your browser:
        <br />
        <Link className="ink" href={link} style={style.address}>
          {link}
        </Link>
      </Text>
    </MailFrame>
  );
}

export const emailChange = defineMail({
  label: "Confirm new email",
  when: "Sent to the new address, when an administrator changes a user's email.",
  fields: ["token"],
  subject: emailChangeSubject,
  props: emailChangeProps,
  body: EmailChangeEmail,
  link: ({ link }) => link,
  sample: ({ token, email }, { siteUrl }) => ({
    link: deadLink(siteUrl, token, "email_change"),
    newEmail: email,
    siteUrl,
  }),
});
