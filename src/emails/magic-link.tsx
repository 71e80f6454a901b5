import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from "react-email";
import { PRODUCT_NAME } from "../shared/brand.ts";
import { adaptiveRules, style } from "./mail-style.ts";

type MagicLinkProps = { link: string; email: string; siteUrl: string };

export const magicLinkSubject = "Your magic link";

export const sampleMagicLinkProps: MagicLinkProps = {
  link: "https://bananabread.example/auth/v1/verify?token=sample-token&type=magiclink",
  email: "june@loafworks.example",
  siteUrl: "https://bananabread.example",
};

export function MagicLinkEmail({ link, email, siteUrl }: MagicLinkProps) {
  return (
    <Html lang="en">
      <Head>
        <title>{magicLinkSubject}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{adaptiveRules}</style>
      </Head>
      <Body className="bg" style={style.body}>
        <Preview>{`Sign in to ${PRODUCT_NAME}. This link expires in 1 hour.`}</Preview>
        <Row className="bg" style={style.page}>
          <Column className="out" style={style.margin}>
            <Container className="card" style={style.card}>
              <Banner siteUrl={siteUrl} />
              <Row>
                <Column className="px" style={style.content}>
                  <Content link={link} />
                </Column>
              </Row>
            </Container>
            <Container style={style.footer}>
              <Text className="px ink3" style={style.reason}>
                You get this because someone typed {email} on our sign-in page. Not you? Ignore this mail. Nobody gets
                in without it.
              </Text>
            </Container>
          </Column>
        </Row>
      </Body>
    </Html>
  );
}

function Content({ link }: { link: string }) {
  return (
    <>
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
        <Fact name="Expires">in 1 hour</Fact>
        <Fact name="Works">once, in the browser you asked from</Fact>
      </Section>
      <Text className="ink3" style={style.fallback}>
        <span data-skip-in-text="true">Button not working? </span>Copy this address into your browser:
        <br />
        <Link className="ink" href={link} style={style.address}>
          {link}
        </Link>
      </Text>
    </>
  );
}

function Banner({ siteUrl }: { siteUrl: string }) {
  return (
    <Row style={style.banner}>
      <Column className="px" style={style.bannerPadding}>
        <Row>
          <Column style={style.mark}>
            <Img src={`${siteUrl}/email/mark.png`} width="32" height="32" alt="" />
          </Column>
          <Column style={style.name}>{PRODUCT_NAME}</Column>
          <Column className="pic" style={style.toast}>
            <Img src={`${siteUrl}/email/toast-mail.png`} width="104" height="72" alt="" />
          </Column>
        </Row>
      </Column>
    </Row>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <Row data-text-format="dataTable">
      <Column className="ink3" style={style.factName}>
        {name}
      </Column>
      <Column className="ink" style={style.fact}>
        {children}
      </Column>
    </Row>
  );
}
