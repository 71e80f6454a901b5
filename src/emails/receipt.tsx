import { Button, Column, Heading, Link, Row, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { LIFETIME_ORDER } from "../shared/lifetime-order.ts";
import { NEXT_STEPS } from "../shared/next-steps.ts";
import { defineMail } from "./mail.ts";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";
import { receiptStyle } from "./receipt-style.ts";

const receiptProps = z.object({
  orderId: z.string(),
  /** In cents. */
  amountTotal: z.number(),
  currency: z.string(),
  paidAt: z.string(),
  invoiceUrl: z.string().nullable(),
  siteUrl: z.string(),
});
export type ReceiptProps = z.infer<typeof receiptProps>;

const receiptSubject = "Receipt for your lifetime access";

export const sampleReceiptProps: ReceiptProps = {
  orderId: "1024",
  amountTotal: LIFETIME_ORDER.amountCents,
  currency: LIFETIME_ORDER.currency,
  paidAt: "2026-11-15T14:02:00.000Z",
  invoiceUrl: "https://bananabread.example/invoice",
  siteUrl: "https://bananabread.example",
};

export function ReceiptEmail({ orderId, amountTotal, currency, paidAt, invoiceUrl, siteUrl }: ReceiptProps) {
  const amount = formatAmount(amountTotal, currency);
  return (
    <MailFrame
      subject={receiptSubject}
      preview={`Payment Successful. ${amount} paid, Lifetime Unlimited.`}
      siteUrl={siteUrl}
      picture="toast-check.png"
      reason={`You paid once. There are no monthly fees. Keep this mail as your receipt. Questions? ${siteUrl}/contact`}
    >
      <Heading className="h ink" style={style.heading}>
        Payment Successful
      </Heading>
      <Text className="ink2" style={style.lead}>
        Thank you. Everything in {PRODUCT_NAME} is open to you now.
      </Text>
      <Text className="ink ln" style={receiptStyle.title}>
        Receipt
      </Text>
      <Line name="Product">{LIFETIME_ORDER.product}</Line>
      <Line name="Status">
        <span className="okb" style={receiptStyle.paid}>
          Paid
        </span>
      </Line>
      <Line name="Access">Lifetime Unlimited</Line>
      <Line name="Order">{orderId}</Line>
      <Line name="Date">{formatDate(paidAt)}</Line>
      <Row data-text-format="dataTable">
        <Column className="ink" style={receiptStyle.totalName}>
          Amount paid
        </Column>
        <Column className="ink" align="right" style={receiptStyle.total}>
          {amount}
        </Column>
      </Row>
      <Section style={receiptStyle.actions}>
        <Button className="btn" href={`${siteUrl}/dashboard`} style={style.button}>
          Go to Dashboard
        </Button>
      </Section>
      {invoiceUrl && (
        <Text className="ink2" style={receiptStyle.invoice}>
          Need it for your books?{" "}
          <Link className="ink" href={invoiceUrl} style={receiptStyle.link}>
            See your invoice
          </Link>
        </Text>
      )}
      <Text className="ink" style={receiptStyle.nextTitle}>
        Next steps
      </Text>
      {NEXT_STEPS.map(({ title, path }, index) => (
        <Text key={path} className="ink ln" style={receiptStyle.step}>
          <span className="ink3" style={receiptStyle.number}>
            {index + 1}&nbsp;&nbsp;
          </span>
          <Link className="ink" href={`${siteUrl}${path}`} style={receiptStyle.link}>
            {title}
          </Link>
        </Text>
      ))}
    </MailFrame>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <Row data-text-format="dataTable">
      <Column className="ink3 ln" style={receiptStyle.lineName}>
        {name}
      </Column>
      <Column className="ink ln" align="right" style={receiptStyle.line}>
        {children}
      </Column>
    </Row>
  );
}

function formatAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

export const receipt = defineMail({
  label: "Receipt",
  when: "Sent to a buyer, once the payment has arrived.",
  fields: [],
  subject: receiptSubject,
  props: receiptProps,
  body: ReceiptEmail,
  link: ({ invoiceUrl }) => invoiceUrl,
  sample: (_, { siteUrl }) => ({
    ...sampleReceiptProps,
    paidAt: new Date().toISOString(),
    invoiceUrl: `${siteUrl}/dashboard/settings`,
    siteUrl,
  }),
});
