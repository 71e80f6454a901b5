import { useState } from "react";
import { LineIcon } from "@/components/line-icon.tsx";
import { GALLERY } from "./landing-pictures.ts";
import "./gallery-strip.css";

/** Five creatives that pass by without end: the list stands there twice, and half the way is the whole way. */
export function GalleryStrip() {
  const [stopped, setStopped] = useState(false);
  return (
    <section className="strip" id="examples" tabIndex={-1} aria-label="Examples">
      <section
        className="strip-view"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by hand when motion is unwanted, by keyboard too
        tabIndex={0}
        aria-label="Creatives passing by"
        data-stopped={stopped || undefined}
      >
        <div className="strip-track">
          <ul>
            {GALLERY.map((picture) => (
              <li key={picture.src}>
                <img {...picture} alt={picture.alt} sizes={SIZES} />
              </li>
            ))}
          </ul>
          <ul aria-hidden="true">
            {GALLERY.map((picture) => (
              <li key={picture.src}>
                <img {...picture} alt="" sizes={SIZES} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <button
        type="button"
        className="strip-pause"
        aria-pressed={stopped}
        aria-label={stopped ? "Play the gallery" : "Pause the gallery"}
        onClick={() => setStopped(!stopped)}
      >
        <LineIcon name={stopped ? "play" : "pause"} />
      </button>
    </section>
  );
}

/** The squares' width; the portraits are a little narrower. */
const SIZES = "(min-width: 1652px) 23vw, (min-width: 1462px) 380px, (min-width: 1000px) 26vw, 260px";
