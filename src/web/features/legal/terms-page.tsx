import { Link } from "@tanstack/react-router";
import { OfferPhrase } from "@/components/site/offer-phrase.tsx";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { PRICE_USD } from "../../../shared/pricing.ts";
import { LegalPage } from "./legal-page.tsx";

export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      intro={`What you get, what it costs and what we ask of you. “We” are the makers of ${PRODUCT_NAME}.`}
    >
      <h2>What you buy</h2>
      <p>
        One payment of ${PRICE_USD} gives your account lifetime access to {PRODUCT_NAME}: unlimited creatives, the swipe
        files and every update we make. There are no monthly fees. Lifetime means for as long as we run {PRODUCT_NAME}.
        One payment is for one account, and one account for one person.
      </p>
      <h2>Your own AI keys</h2>
      <p>
        AI images are made by the service you choose (Gemini by Google, OpenAI, OpenRouter, fal, or a server of this
        installation), with a key that you bring. The service bills you for its work under its own terms; none of that
        money comes to us. A call that fails or is cancelled may be billed all the same. A monthly cap in Settings stops
        what we send, and nothing else done with your keys. Keys and bills are yours: keep an eye on both. The built-in
        composer needs no key and costs nothing more.
      </p>
      <h2>Refunds</h2>
      <p>
        <OfferPhrase name="refundTerms" /> Write to us through the <Link to="/contact">contact page</Link>.
      </p>
      <p>
        A full refund, or a payment disputed with your bank, takes access away; a dispute decided in our favour gives it
        back. Without access you can still export your data, your creatives included, and delete your account. Rights
        that the law gives you stay untouched.
      </p>
      <h2>Storage under fair use</h2>
      <p>
        Your creatives are stored for you, up to <OfferPhrase name="storage" /> per account. When the space is full we
        say so and ask you to make room; we do not delete anything by ourselves.
      </p>
      <h2>What you make is yours</h2>
      <p>
        We claim no rights in your prompts, the pictures you upload or the creatives you make. You are responsible for
        having the right to use what you upload, and for what you publish. Images made by AI carry a mark in their data
        that says so.
      </p>
      <h2>Please do not</h2>
      <ul>
        <li>make what is illegal, or what deceives or harms people;</li>
        <li>pass off somebody else’s brand or face as your own;</li>
        <li>share your account, resell access, or attack the service.</li>
      </ul>
      <p>
        We may take down pictures and close accounts that do. We tell you why, and before we close an account you can
        export your data, where the law lets us.
      </p>
      <h2>What we cannot promise</h2>
      <p>
        We work to keep {PRODUCT_NAME} up and your creatives safe, but it is provided as it is: we cannot promise that
        it never fails, or that an ad or a meme works. Keep copies of what matters to you.
      </p>
      <h2>Changes</h2>
      <p>
        If these terms change in a way that matters to you, we send you an e-mail before they do. They never take away
        what you have paid for.
      </p>
    </LegalPage>
  );
}
