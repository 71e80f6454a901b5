import { LineIcon } from "@/components/line-icon.tsx";
import { REROLLS } from "./landing-pictures.ts";
import { LazyPicture } from "./lazy-picture.tsx";
import "./enhancement.css";

const RIPENESS = ["Rising", "Trending", "Popular", "Viral"];

export function EnhancementSection() {
  return (
    <section className="part enhancement" aria-labelledby="enhancement-title">
      <div className="wrap">
        <div className="enhancement-head">
          <h2 id="enhancement-title">A creative director that never sighs</h2>
          <p className="lead">Your words stay in charge. The AI only makes them land.</p>
        </div>
        <div className="enhancement-grid">
          <article>
            <div className="viz viz-words">
              <p>
                <s>nice candle ad</s>
              </p>
              <p>
                <mark>Candle in a dark window, rain outside, one warm pool of light, serif line “Stay in.”</mark>
              </p>
            </div>
            <h3>Smart enhancement</h3>
            <p>Fills in the light, framing and copy you did not think to ask for.</p>
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
            <ul className="viz viz-ripeness">
              {RIPENESS.map((tier) => (
                <li key={tier}>
                  <i />
                  {tier}
                </li>
              ))}
            </ul>
            <h3>Viral results</h3>
            <p>Formats graded from Rising to Viral. Ride what is already ripe.</p>
          </article>
        </div>
      </div>
    </section>
  );
}
