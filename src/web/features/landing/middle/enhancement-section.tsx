import { LineIcon } from "@/components/line-icon.tsx";
import { LazyPicture } from "./lazy-picture.tsx";
import { REROLLS } from "./middle-pictures.ts";

/** What the swipe file says of each of its ads. */
const REASONS = ["Why it works", "Ad goal", "Target audience", "Funnel stage"];

export function EnhancementSection() {
  return (
    <section className="part enhancement" aria-labelledby="enhancement-title">
      <div className="wrap">
        <div className="enhancement-head">
          <h2 id="enhancement-title">A creative director that never sighs</h2>
          <p className="lead">Your words stay in charge. Enhance only adds what they left open.</p>
        </div>
        <div className="enhancement-grid">
          <article>
            <div className="viz viz-words">
              <p>
                <s>nice candle ad</s>
              </p>
              <p>
                <mark>Candle in a dark window, rain outside, one warm pool of light, calm space on the left.</mark>
              </p>
            </div>
            <h3>Smart enhancement</h3>
            <p>Fills in the scene, light and framing you did not think to ask for.</p>
          </article>
          <article>
            <div className="viz viz-rerolls">
              {REROLLS.map((picture) => (
                <LazyPicture key={picture.src} picture={picture} />
              ))}
              <span>
                <LineIcon name="dice" size={26} />
              </span>
            </div>
            <h3>Creative rerolls</h3>
            <p>Same brief, fresh angle. Keep rolling until one makes you snort.</p>
          </article>
          <article>
            <ul className="viz viz-reasons">
              {REASONS.map((reason) => (
                <li key={reason}>
                  <LineIcon name="check" size={18} />
                  {reason}
                </li>
              ))}
            </ul>
            <h3>Viral results</h3>
            <p>Nobody can promise those. But every swipe file says what it is after and how it goes about it.</p>
          </article>
        </div>
      </div>
    </section>
  );
}
