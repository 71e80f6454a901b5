import { scrollToSection } from "@/components/site/scroll-to-section.ts";
import { PRODUCT_NAME } from "../../../shared/brand.ts";
import { BigBanana } from "./big-banana.tsx";
import { DirectoryBadge } from "./directory-badge.tsx";
import "./hero.css";

export function Hero({ onGetAccess }: { onGetAccess: () => void }) {
  return (
    <section className="hero">
      <div className="wrap hero-inner">
        {/* One block of text, so that the headline is the largest contentful paint and appears first. */}
        <h1>
          Generate <br />
          Epic Ads <br />
          in Seconds
        </h1>
        <BigBanana />
        <div className="hero-row">
          <p>
            Describe an ad or a meme in one sentence. {PRODUCT_NAME} turns it into a scroll-stopping creative, with your
            own AI key or its built-in composer. Pay once, no monthly fees.
          </p>
          <div className="hero-buttons">
            <button type="button" className="btn hero-buy" onClick={onGetAccess}>
              Get Lifetime Access
            </button>
            <button type="button" className="btn hero-examples" onClick={() => scrollToSection("examples")}>
              See Examples
            </button>
          </div>
          <DirectoryBadge />
        </div>
      </div>
    </section>
  );
}
