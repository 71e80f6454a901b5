import { Button, Heading, Section, Text } from "react-email";
import { z } from "zod";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { shownTitle } from "../shared/creative-title.ts";
import { defineMail } from "./mail.ts";
import { MailFact } from "./mail-fact.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { style } from "./mail-style.ts";

const pictureRemovedProps = z.object({
  /** What its owner knows it by: the creative's title, or the name of the file. */
  title: z.string(),
  madeAt: z.string(),
  reason: z.string(),
  siteUrl: z.string(),
});
type PictureRemovedProps = z.infer<typeof pictureRemovedProps>;

const pictureRemovedSubject = "We removed one of your pictures";

export const samplePictureRemovedProps: PictureRemovedProps = {
  title: "Meta Creative - Sourdough for people who hate ...",
  madeAt: "2026-11-12T09:30:00.000Z",
  reason: "It shows the logo of another bakery, which has asked us to take it down.",
  siteUrl: "https://bananabread.example",
};

export function PictureRemovedEmail({ title, madeAt, reason, siteUrl }: PictureRemovedProps) {
  return (
    <MailFrame
      subject={pictureRemovedSubject}
      preview={`“${shownTitle(title)}” was reported to us and is no longer on ${PRODUCT_NAME}.`}
      siteUrl={siteUrl}
      picture="toast-mail.png"
      reason={`You get this because the picture was in your account. Questions? ${siteUrl}/contact`}
    >
      <Heading className="h ink" style={style.heading}>
        We removed one of your pictures
      </Heading>
      <Text className="ink2" style={style.lead}>
        It was reported to us. We looked at it and took it down.
      </Text>
      <Section className="box" style={{ ...style.box, marginTop: 0 }}>
        <MailFact name="Picture">{shownTitle(title)}</MailFact>
        <MailFact name="Made">{formatDate(madeAt)}</MailFact>
        <MailFact name="Why">{reason}</MailFact>
      </Section>
      <Text className="ink2" style={{ ...style.lead, margin: "28px 0 0" }}>
        The picture is gone for good from your Gallery and from its public address. Your other creatives, your account
        and your access stay as they are, and no money moved.
      </Text>
      <Text className="ink2" style={style.lead}>
        Do you think this was a mistake? Write to us ({siteUrl}/contact) and tell us why; a person reads it. Please do
        not make or upload the picture again before you have heard from us.
      </Text>
      <Button className="btn" href={`${siteUrl}/dashboard/gallery`} style={style.button}>
        Go to Gallery
      </Button>
    </MailFrame>
  );
}

function formatDate(iso: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

export const pictureRemoved = defineMail({
  label: "Picture removed",
  when: "Sent to the owner of a picture that was taken down.",
  fields: ["title", "reason"],
  subject: pictureRemovedSubject,
  props: pictureRemovedProps,
  body: PictureRemovedEmail,
  sample: ({ title, reason }, { siteUrl }) => ({ title, madeAt: new Date().toISOString(), reason, siteUrl }),
});
