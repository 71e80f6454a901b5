import { FEATURES } from "../../../../shared/selling-points.ts";
import { KeyAndReceipt } from "./key-and-receipt.tsx";
import { LazyPicture } from "./lazy-picture.tsx";
import { AD_TYPES, IN_EVERY_FORMAT, SWIPE_FILES } from "./middle-pictures.ts";

const { "9:16": story, ...flatter } = IN_EVERY_FORMAT;

export function FeaturesSection() {
  return (
    <section className="part features" id="features" tabIndex={-1} aria-labelledby="features-title">
      <div className="wrap">
        <h2 id="features-title">The whole bakery, not just the oven</h2>
        <div className="bento">
          <article className="bento-types">
            <Claim {...FEATURES.adTypes} />
            <div className="fan">
              {AD_TYPES.map((picture) => (
                <LazyPicture key={picture.src} picture={picture} />
              ))}
            </div>
          </article>
          <article>
            <Claim {...FEATURES.swipeFiles} />
            <div className="swipe-wall">
              {SWIPE_FILES.map((picture) => (
                <LazyPicture key={picture.src} picture={picture} />
              ))}
            </div>
          </article>
          <article>
            <Claim {...FEATURES.formats} />
            <div className="formats">
              <LazyPicture picture={story} />
              <div>
                {Object.values(flatter).map((picture) => (
                  <LazyPicture key={picture.src} picture={picture} />
                ))}
              </div>
            </div>
          </article>
          <article className="bento-key">
            <Claim {...FEATURES.key} />
            <KeyAndReceipt />
          </article>
        </div>
      </div>
    </section>
  );
}

function Claim({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
    </>
  );
}
