import { Link } from "@tanstack/react-router";
import { FruitSticker } from "@/components/fruit-sticker.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { useOfferWords } from "@/lib/use-offer-words.ts";
import { Ledger } from "./ledger.tsx";
import { Questions } from "./questions.tsx";
import "./questions.css";

/** What somebody with a card in hand still wants to know. Native `details`: open and closed without any script. */
export function QuestionsSection({ onGetAccess }: { onGetAccess: () => void }) {
  const words = useOfferWords();
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
            <b>{words.stickerFigure}</b> <small>{words.stickerLabel}</small>
          </FruitSticker>
        </div>
        <Ledger />
        <div className="questions-grid">
          <Questions />
          <aside className="questions-aside" aria-label="Get access">
            <div className="questions-call">
              <Slice stage="toasted" size={92} mark="check" />
              <h3>Still reading? That is usually a yes.</h3>
              <button type="button" className="btn btn-primary btn-lg w-full" onClick={onGetAccess}>
                Get Lifetime Access
              </button>
              <p className="questions-fine">{words.refundCall}</p>
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
