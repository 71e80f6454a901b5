import { Button, Heading, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { defineMail } from "./mail.ts";
import { MailFact } from "./mail-fact.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";

const spendingCapProps = z.object({ capUsd: z.number(), spentUsd: z.number(), siteUrl: z.string() });
type SpendingCapProps = z.infer<typeof spendingCapProps>;

const spendingCapSubject = "Most of your monthly AI cap is used";

export const sampleSpendingCapProps: SpendingCapProps = {
  capUsd: 20,
  spentUsd: 16.41,
  siteUrl: "https://bananabread.example",
};

/** Sent once a month, when a user's own spending at AI services nears the cap that they set. */
export function SpendingCapEmail({ capUsd, spentUsd, siteUrl }: SpendingCapProps) {
  const cap = dollars(capUsd);
  return (
    <MailFrame
      subject={spendingCapSubject}
      preview={`${dollars(spentUsd)} of your ${cap} cap is used. At ${cap}, paid pictures stop until next month.`}
      siteUrl={siteUrl}
      picture="toast-mail.png"
      reason={`You get this because you set a monthly cap in ${PRODUCT_NAME}. It is sent once a month at most. Questions? ${siteUrl}/contact`}
    >
      <Heading className="h ink" style={style.heading}>
        Most of your cap is used
      </Heading>
      <Text className="ink2" style={style.lead}>
        A call that would pass the cap is not sent. The built-in composer keeps working: it costs nothing.
      </Text>
      <Section className="box" style={{ ...style.box, marginTop: 0 }}>
        <MailFact name="Spent, or maybe billed">{dollars(spentUsd)}</MailFact>
        <MailFact name="Your cap">{cap}</MailFact>
        <MailFact name="Starts again">on the first of next month, UTC</MailFact>
      </Section>
      <Text className="ink2" style={{ ...style.lead, margin: "28px 0 0" }}>
        This counts only what {PRODUCT_NAME} sent with your own keys. The services bill you, not us, and their invoices
        are the ones that count.
      </Text>
      <Button className="btn" href={`${siteUrl}/dashboard/settings`} style={style.button}>
        Change the cap
      </Button>
    </MailFrame>
  );
}

const dollars = (usd: number) => `$${usd.toFixed(2)}`;

export const spendingCap = defineMail({
  label: "AI cap nearly used",
  when: "Sent once a month, when 80 % of the cap that a user set is used.",
  fields: [],
  subject: spendingCapSubject,
  props: spendingCapProps,
  body: SpendingCapEmail,
  sample: (_, { siteUrl }) => ({ ...sampleSpendingCapProps, siteUrl }),
});
