import { Link } from "@tanstack/react-router";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { LegalPage } from "./legal-page.tsx";

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      intro={`${PRODUCT_NAME} keeps what it needs to work for you, and nothing to sell. “We” are the makers of ${PRODUCT_NAME}.`}
    >
      <h2>What we keep</h2>
      <ul>
        <li>
          <b>Your e-mail address</b>, to sign you in and to send you links and receipts. There are no passwords.
        </li>
        <li>
          <b>Your creatives</b>: the image, its title, the prompt, the type, and a photo of yours that the built-in
          composer used. An image can be opened by anyone who has its exact address; nobody can list them.
        </li>
        <li>
          <b>What you asked for</b>: the words of every generation and how it ended, also when it failed.
        </li>
        <li>
          <b>Your orders</b>: amount, date, state and the customer number at Stripe. Card numbers go to Stripe and never
          reach us.
        </li>
        <li>
          <b>Your AI keys</b>, encrypted. After you save one the page can only show its last characters.
        </li>
        <li>
          <b>Where you are signed in</b>: time, browser and network address of each session. Network addresses are also
          counted, for an hour or so, to stop people who try too often.
        </li>
        <li>
          <b>Figures about use</b>: how many images and calls, when, with which service, result and price.
        </li>
        <li>
          <b>Server logs</b> for safety and repair, with keys and other secrets blacked out.
        </li>
      </ul>
      <p>
        Single generations and calls are forgotten after 400 days, and the record of sent mails after 180, unless the
        people who run this site have chosen otherwise. Your creatives and the figures of each month stay.
      </p>
      <h2>Who else sees it</h2>
      <ul>
        <li>
          The AI service that you choose gets your prompt, the pictures you add and your key for it when you make or
          change an image or have words rewritten: Google with Gemini, OpenAI, OpenRouter (and the maker of the model
          you picked there), fal, or the server that the people who run this site have set up. Its own terms say what it
          does with them. No other service sees them, also not when the chosen one fails. With the built-in composer
          nothing goes anywhere.
        </li>
        <li>Stripe handles payments and learns your e-mail address.</li>
        <li>Our hosting and mail providers store and carry data for us.</li>
      </ul>
      <p>We sell nothing to anybody.</p>
      <h2>Cookies and analytics</h2>
      <p>
        We set one cookie, when you sign in: it tells our sign-in that this browser is one of yours, so that nobody else
        can use up the links you may ask for. It holds a random number and is not used for anything else. Your browser’s
        local storage keeps you signed in and remembers small things such as your theme, or for 30 days an idea you kept
        on the landing page; session storage keeps the draft you are working on. Stripe’s payment page follows Stripe’s
        own rules.
      </p>
      <p>
        Analytics are off unless the people who run this site have switched them on. When your browser asks not to be
        tracked, the script is not loaded at all.
      </p>
      <h2>Yours to take, yours to delete</h2>
      <p>
        You can export your data and delete your account, in Settings or, without access, on the page that asks for
        payment. Deleting removes your creatives, your keys and your profile. Orders stay without your name, because
        bookkeeping must; mails that have been sent, Stripe’s records and server logs are out of its reach.
      </p>
      <h2>Questions</h2>
      <p>
        Ask us anything about your data through the <Link to="/contact">contact page</Link>.
      </p>
    </LegalPage>
  );
}
