import { Body, Column, Container, Head, Html, Img, Preview, Row, Text } from "react-email";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { adaptiveRules, style } from "./mail-style.ts";

type MailFrameProps = {
  subject: string;
  preview: string;
  siteUrl: string;
  /** The file under /email that peeks out of the banner. */
  picture: string;
  /** Below the card: why this mail came. */
  reason: string;
  children: React.ReactNode;
};

/** What all our mails share: banner, card, footer, both themes. */
export function MailFrame({ subject, preview, siteUrl, picture, reason, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{adaptiveRules}</style>
      </Head>
      <Body className="bg" style={style.body}>
        <Preview>{preview}</Preview>
        <Row className="bg" style={style.page}>
          <Column className="out" style={style.margin}>
            <Container className="card" style={style.card}>
              <Banner siteUrl={siteUrl} picture={picture} />
              <Row>
                <Column className="px" style={style.content}>
                  {children}
                </Column>
              </Row>
            </Container>
            <Container style={style.footer}>
              <Text className="px ink3" style={style.reason}>
                {reason}
              </Text>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

function Banner({ siteUrl, picture }: Pick<MailFrameProps, "siteUrl" | "picture">) {
  return (
    <Row style={style.banner}>
      <Column className="px" style={style.bannerPadding}>
        <Row>
          <Column style={style.mark}>
            <Img src={`${siteUrl}/email/mark.png`} width="32" height="32" alt="" />
          </Column>
          <Column style={style.name}>{PRODUCT_NAME}</Column>
          <Column className="pic" style={style.toast}>
            <Img src={`${siteUrl}/email/${picture}`} width="104" height="72" alt="" />
          </Column>
        </Row>
      </Column>
    </Row>
  );
}
