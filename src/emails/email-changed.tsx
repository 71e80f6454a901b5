import { Heading, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { maskEmail } from "../shared/mask-email.ts";
import { defineMail } from "./mail.ts";
import { MailFact } from "./mail-fact.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";

const emailChangedProps = z.object({ newEmailMasked: z.string(), siteUrl: z.string(), supportEmail: z.string() });
type EmailChangedProps = z.infer<typeof emailChangedProps>;

const emailChangedSubject = "Your email was changed";

export const sampleEmailChangedProps: EmailChangedProps = {
  newEmailMasked: "j•••@newloaf.example",
  siteUrl: "https://bananabread.example",
  supportEmail: "hello@bananabread.example",
};

/** To the old address. Whoever reads it may be a stranger by now, so the new address is masked. */
export function EmailChangedEmail({ newEmailMasked, siteUrl, supportEmail }: EmailChangedProps) {
  return (
    <MailFrame
      subject={emailChangedSubject}
      preview={`Your ${PRODUCT_NAME} account moved to ${newEmailMasked}.`}
      siteUrl={siteUrl}
      picture="toast-check.png"
      reason="You get this because the account used this address until now. It is the last mail we send here about it."
    >
      <Heading className="h ink" style={style.heading}>
        Your email was changed
      </Heading>
      <Text className="ink2" style={style.lead}>
        Our support team moved your {PRODUCT_NAME} account to another email, and that was confirmed from there. You can
        no longer sign in with this one.
      </Text>
      <Section className="box" style={{ ...style.box, marginTop: 0 }}>
        <MailFact name="New email">{newEmailMasked}</MailFact>
        <MailFact name="By">{`the ${PRODUCT_NAME} support team`}</MailFact>
      </Section>
      <Text className="ink2" style={{ ...style.lead, margin: "28px 0 0" }}>
        That was you? Then there is nothing to do. Your creatives, your orders and your access moved along.
      </Text>
      <Text className="ink2" style={{ ...style.lead, margin: "14px 0 0" }}>
        That was not you, or you do not know the new address? Write to {supportEmail} at once and we will look into it
        with you. You can also reach us at {`${siteUrl}/contact`}.
      </Text>
    </MailFrame>
  );
}

export const emailChanged = defineMail({
  label: "Email was changed",
  when: "Sent to the old address, after the change.",
  fields: ["new_email"],
  subject: emailChangedSubject,
  props: emailChangedProps,
  body: EmailChangedEmail,
  sample: ({ new_email }, settings) => ({ newEmailMasked: maskEmail(new_email), ...settings }),
});
