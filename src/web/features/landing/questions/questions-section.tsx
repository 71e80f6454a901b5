import { Link } from "@tanstack/react-router";
import { FruitSticker } from "@/components/fruit-sticker.tsx";
import { OfferPhrase } from "@/components/site/offer-phrase.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { Answers } from "./answers.tsx";
import { Ledger } from "./ledger.tsx";

/** What a buyer still wants to know before paying. Native `details`: they open and close without any script. */
export function QuestionsSection() {
  return (
    <section className="part questions" id="questions" aria-labelledby="questions-title">
      <div className="wrap">
        <div className="questions-head">
          <h2 id="questions-title">
            The small print,
            <br />
            in large print
          </h2>
          <FruitSticker className="questions-sticker">
            <b>
              <OfferPhrase name="stickerFigure" />
            </b>{" "}
            <small>
              <OfferPhrase name="stickerLabel" />
            </small>
          </FruitSticker>
        </div>
        <Ledger />
        <div className="questions-grid">
          <Answers />
          <aside className="questions-aside" aria-label="Get access">
            <div className="questions-call">
              <Slice stage="toasted" size={92} mark="check" />
              <h3>Still reading? That is usually a yes.</h3>
              <a className="btn btn-primary btn-lg w-full" href="#pricing">
                Get Lifetime Access
              </a>
              <p className="questions-fine">
                <OfferPhrase name="refundCall" />
              </p>
            </div>
            <p className="questions-missed">
              A question we missed? <Link to="/contact">Write to us.</Link> A human reads it.
            </p>
          </aside>
        </div>
      </div>
    </section>
  );
}
