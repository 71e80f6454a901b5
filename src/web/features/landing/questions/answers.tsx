import { Link } from "@tanstack/react-router";
import { OfferPhrase } from "@/components/site/offer-phrase.tsx";
import { DEFAULT_IMAGE_MODEL, imagePriceUsd, PRICES_AS_OF } from "../../../../shared/ai-models.ts";
import { knownModels } from "../../../../shared/ai-services/image-models.ts";
import { priceTable, STANDARD } from "../../../../shared/ai-services/price.ts";
import { SERVICES } from "../../../../shared/ai-services/services.ts";
import { PRODUCT_NAME } from "../../../../shared/brand.ts";
import { Question } from "./question.tsx";

const MANY = 100;

/** With all decimals of the price table, and at least two. */
const usd = (amount: number, most = 4) =>
  `$${amount.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: most })}`;

/** The default model of each service, and what its usual quality costs. OpenRouter's depends on the model chosen there. */
const PRICES = [
  ...(["gemini", "openai", "fal"] as const).map((service) => {
    const [row] = knownModels(service);
    const square = row && priceTable(row)[row.defaultQuality ?? STANDARD]?.["1:1"];
    return { name: SERVICES[service].name, model: row?.name ?? "", words: square ? usd(square, 3) : "" };
  }),
  { name: SERVICES.openrouter.name, model: "many makers", words: "by its list" },
  { name: SERVICES.composer.name, model: "no AI", words: "free" },
];

const SERVICE_LIST = `${SERVICES.gemini.name} by Google, ${SERVICES.openai.name}, ${SERVICES.openrouter.name}, ${SERVICES.fal.name}`;

/** Every answer must be true of the current product: when the product changes, change it here too. */
export function Answers() {
  const price = imagePriceUsd(DEFAULT_IMAGE_MODEL);
  return (
    <div itemScope itemType="https://schema.org/FAQPage">
      <Question title="Which AI service do I need?" open>
        <p>
          Bring the key you have: {SERVICE_LIST}, or a server of your own. Several side by side, one as the default. Or
          none: the built-in composer draws ads from your sentence all by itself, without a key, without AI, on nobody’s
          bill.
        </p>
      </Question>
      <Question title="What does one picture cost there?">
        <p>
          With Gemini <b>{usd(price)}</b>, billed by Google to you, not by us. The price stands beside the button before
          you press it. {MANY} pictures come to about {usd(MANY * price)}. Enhance and Reroll ask a text model, usually
          for less than a cent. A monthly cap stops before anything more is sent. Our share is a round number: zero.
        </p>
        <table>
          <caption>What a square picture costs, as of {PRICES_AS_OF}</caption>
          <tbody>
            {PRICES.map(({ name, model, words }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{words}</td>
                <td>{model}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="answer-fine">
          Other models and qualities cost more or less; Settings shows each. A service may change its prices, and its
          own list is the one that counts.
        </p>
      </Question>
      <Question title="Will a free key do?">
        <p>
          No, and better you hear it now. On Google’s free tier the limit for pictures is usually zero: switch on
          billing there, and the same key works. OpenAI wants credit and a verified organization, and a ChatGPT
          subscription does not count. OpenRouter and fal are prepaid. Until then the built-in composer bakes without
          any key.
        </p>
      </Question>
      <Question title="Will it put words in my mouth?">
        <p>
          The built-in composer will not. Prices, dates, names and promises come from your sentence: if you did not say
          50% off, neither does your ad. An AI service is asked to set your words exactly as you give them, but an AI
          can slip and it can misspell, so look before you post.
        </p>
      </Question>
      <Question title="Did it make the ads on this page?">
        <p>
          Our own engine drew all of them, without any AI. The demo and the rerolls show what the built-in composer made
          of a sentence; the others we laid out by hand, for companies we made up. What an AI service makes of your
          sentence looks different again.
        </p>
      </Question>
      <Question title="What if I don’t like it?">
        <p>
          <OfferPhrase name="refundAnswer" /> What you made stays yours: you can still export it as one file.{" "}
          <Link to="/terms">The terms</Link> say the same at more length.
        </p>
      </Question>
      <Question title="Lifetime. Whose life?">
        <p>
          {PRODUCT_NAME}’s. As long as we run it you have it, every update we make included, for the one payment. No
          renewal, no “legacy plan” in year two. And everything you made here exports as one file, any day, paid or not.
        </p>
      </Question>
      <Question title="What do you store, and where?">
        <StoredWhere />
      </Question>
      <Question title="Can my team use it? Can we host it ourselves?">
        <p>
          One payment is one account for one person. There are no seats for teams today, and no version to host
          yourself. Need either? <Link to="/contact">Tell us.</Link> We read everything and promise nothing.
        </p>
      </Question>
      <Question title="Who owns what I bake?">
        <p>
          Not us: we claim no rights in your words, your pictures or your creatives. For what its AI makes, each service
          has terms of its own. Files painted by AI carry a note in their data that says so; the composer’s carry none,
          because no AI made them.
        </p>
      </Question>
    </div>
  );
}

function StoredWhere() {
  return (
    <>
      <dl>
        <div>
          <dt>E-mail address, creatives, what you asked for</dt>
          <dd>
            Our server, until you delete them or your account. There is <OfferPhrase name="storage" /> of room; when it
            is full we say so and delete nothing.
          </dd>
        </div>
        <div>
          <dt>Your finished pictures</dt>
          <dd>
            Our store. Whoever has the exact address of one can open it; nobody can list them, and addresses are too
            long to guess.
          </dd>
        </div>
        <div>
          <dt>Your AI keys</dt>
          <dd>Our server, encrypted. Once one is saved, the page shows its last characters and no more.</dd>
        </div>
        <div>
          <dt>Sentence and photos you bake with an AI service</dt>
          <dd>
            Go to the one you chose, with your key, to make that picture, and to no other. With the built-in composer
            they stay with us.
          </dd>
        </div>
        <div>
          <dt>Your card number</dt>
          <dd>Stripe. It never reaches us.</dd>
        </div>
      </dl>
      <p className="answer-fine">
        Deleting your account deletes it here, all but orders without your name. <Link to="/privacy">Privacy</Link> has
        the whole list.
      </p>
    </>
  );
}
