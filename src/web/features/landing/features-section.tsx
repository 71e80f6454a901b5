import { KeyAndReceipt } from "./key-and-receipt.tsx";
import { AD_TYPES, MEMES, SWIPE_FILES } from "./landing-pictures.ts";
import { LazyPicture } from "./lazy-picture.tsx";
import { Ripeness } from "./ripeness.tsx";
import "./features.css";

export function FeaturesSection() {
  return (
    <section className="part features" id="features" tabIndex={-1} aria-labelledby="features-title">
      <div className="wrap">
        <h2 id="features-title">The whole bakery, not just the oven</h2>
        <div className="bento">
          <article className="bento-types">
            <h3>Six ad types, one sentence</h3>
            <p>Meta, SaaS and Maker ads, Viral Memes, Home Services, ChatGPT Doodles. Pick one and describe it.</p>
            <div className="fan">
              {AD_TYPES.map((picture) => (
                <LazyPicture key={picture.src} picture={picture} />
              ))}
            </div>
          </article>
          <article>
            <h3>280+ swipe files</h3>
            <p>Ads worth stealing from, sorted and searchable. Drop up to three in as inspiration.</p>
            <div className="swipe-wall">
              {SWIPE_FILES.map((picture) => (
                <LazyPicture key={picture.src} picture={picture} />
              ))}
            </div>
          </article>
          <article>
            <h3>90+ meme templates</h3>
            <p>Ranked by ripeness, so you always reach for the one that spreads.</p>
            <div className="meme-pair">
              <figure>
                <LazyPicture picture={MEMES.cat} />
                <Ripeness tier="Viral" />
              </figure>
              <figure>
                <LazyPicture picture={MEMES.duck} />
                <Ripeness tier="Popular" />
              </figure>
            </div>
          </article>
          <article className="bento-key">
            <h3>Your key, your cost</h3>
            <p>Images are billed by your AI service at cost. No credits, no markup, no surprise invoice.</p>
            <KeyAndReceipt />
          </article>
        </div>
      </div>
    </section>
  );
}
