import { Button, Heading, Link, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { signInAddress } from "../shared/sign-in-address.ts";
import { defineMail } from "./mail.ts";
import { MailFact } from "./mail-fact.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";

const signInInvitationProps = z.object({ email: z.string(), siteUrl: z.string() });
type SignInInvitationProps = z.infer<typeof signInInvitationProps>;

const signInInvitationSubject = `Sign in to ${PRODUCT_NAME}`;

export const sampleSignInInvitationProps: SignInInvitationProps = {
  email: "june@loafworks.example",
  siteUrl: "https://bananabread.example",
};

/**
 * Sent by an administrator. A magic link only works in the browser that asked for it, so this mail has none: it leads to
 * the sign-in dialog with the address filled in.
 */
export function SignInInvitationEmail({ email, siteUrl }: SignInInvitationProps) {
  const address = signInAddress(siteUrl, email);
  return (
    <MailFrame
      subject={signInInvitationSubject}
      preview="Your email is filled in already. One press sends you a magic link."
      siteUrl={siteUrl}
      picture="toast-mail.png"
      reason={`You get this because our support team sent it to ${email}. You did not expect it? Ignore this mail. It signs nobody in by itself. Questions? ${siteUrl}/contact`}
    >
      <Heading className="h ink" style={style.heading}>
        Here is your way in
      </Heading>
      <Text className="ink2" style={style.lead}>
        Open the sign-in page below. Your email is filled in already: press “Send Magic Link”, then open the link that
        we mail you. No password needed.
      </Text>
      {/* The plain text has the address below instead. */}
      <Button className="btn" href={address} style={style.button} data-skip-in-text="true">
        Go to sign-in
      </Button>
      <Section className="box" style={style.box}>
        <MailFact name="Email">{email}</MailFact>
        <MailFact name="Sent by">{`the ${PRODUCT_NAME} support team`}</MailFact>
      </Section>
      <Text className="ink3" style={style.fallback}>
        <span data-skip-in-text="true">Button not working? </span>Copy this address into your browser:
        <br />
        <Link className="ink" href={address} style={style.address}>
          {address}
        </Link>
      </Text>
    </MailFrame>
  );
}

export const signInInvitation = defineMail({
  label: "Sign-in invitation",
  when: "Sent to a user whom an administrator helps to sign in. It holds no magic link.",
  fields: [],
  subject: signInInvitationSubject,
  props: signInInvitationProps,
  body: SignInInvitationEmail,
  sample: ({ email }, { siteUrl }) => ({ email, siteUrl }),
});
