import { useState } from "react";
import { LineIcon } from "@/components/line-icon.tsx";
import { GALLERY } from "./landing-pictures.ts";
import "./gallery-strip.css";

/** Five creatives in an endless loop: the list is rendered twice, and the animation moves it by half its width. */
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
                <img {...picture} alt={picture.alt} />
              </li>
            ))}
          </ul>
          <ul aria-hidden="true">
            {GALLERY.map((picture) => (
              <li key={picture.src}>
                <img {...picture} alt="" />
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
