import { Button, Heading, Link, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { deadLink, defineMail } from "./mail.ts";
import { MailFact } from "./mail-fact.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";

const magicLinkProps = z.object({ link: z.string(), email: z.string(), siteUrl: z.string() });
type MagicLinkProps = z.infer<typeof magicLinkProps>;

const magicLinkSubject = "Your magic link";

export const sampleMagicLinkProps: MagicLinkProps = {
  link: "https://bananabread.example/auth/v1/verify?token=sample-token&type=magiclink",
  email: "june@loafworks.example",
  siteUrl: "https://bananabread.example",
};

export function MagicLinkEmail({ link, email, siteUrl }: MagicLinkProps) {
  return (
    <MailFrame
      subject={magicLinkSubject}
      preview={`Sign in to ${PRODUCT_NAME}. This link expires in 1 hour.`}
      siteUrl={siteUrl}
      picture="toast-mail.png"
      reason={`You get this because someone typed ${email} on our sign-in page. Not you? Ignore this mail. Nobody gets in without it.`}
    >
      <Heading className="h ink" style={style.heading}>
        Your magic link is ready
      </Heading>
      <Text className="ink2" style={style.lead}>
        One click and you are signed in to {PRODUCT_NAME}. No password needed.
      </Text>
      {/* The plain text has the address below instead. */}
      <Button className="btn" href={link} style={style.button} data-skip-in-text="true">
        Sign In to {PRODUCT_NAME}
      </Button>
      <Section className="box" style={style.box}>
        <MailFact name="Expires">in 1 hour</MailFact>
        <MailFact name="Works">once, in the browser you asked from</MailFact>
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

export const magicLink = defineMail({
  label: "Magic link",
  when: "Sent to whoever asks to sign in.",
  fields: ["token"],
  subject: magicLinkSubject,
  props: magicLinkProps,
  body: MagicLinkEmail,
  link: ({ link }) => link,
  sample: ({ token, email }, { siteUrl }) => ({ link: deadLink(siteUrl, token, "magiclink"), email, siteUrl }),
});
