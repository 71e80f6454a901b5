import { DEFAULT_IMAGE_MODEL, imagePriceUsd } from "../../../../shared/ai-models.ts";
import { PRICE_USD } from "../../../../shared/pricing.ts";

/** Who gets how much. */
export function Ledger() {
  return (
    <dl className="ledger">
      <div>
        <dt>You pay us</dt>
        <dd>
          <b>${PRICE_USD}</b>
          <span>Once. Every update, no monthly anything.</span>
        </dd>
      </div>
      <div>
        <dt>You pay the AI service</dt>
        <dd>
          <b>
            <small>about</small> ${imagePriceUsd(DEFAULT_IMAGE_MODEL).toFixed(2)} <small>a picture</small>
          </b>
          <span>Billed by Google, straight to you. Our markup: $0.00.</span>
        </dd>
      </div>
      <div>
        <dt>You pay nobody</dt>
        <dd>
          <b>
            $0.00 <small>a picture</small>
          </b>
          <span>With the built-in composer. No key, no AI, no bill.</span>
        </dd>
      </div>
    </dl>
  );
}
