import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { PRICE_USD } from "../../../shared/pricing.ts";

export function ClosingCall({ onGetAccess }: { onGetAccess: () => void }) {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="wrap">
        <h2 id="closing-title">Your next ad is one sentence away.</h2>
        <button type="button" className="btn btn-primary closing-button" onClick={onGetAccess}>
          Get {PRODUCT_NAME} for ${PRICE_USD}
        </button>
      </div>
    </section>
  );
}
