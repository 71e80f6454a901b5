type Seen = { typed: number; drafted: number; finished: number };
type Watched = Window & { seen?: Seen };

/** In the page: when a key went down, when its letter was seen, and when the picture was finished. */
export function watchPainting() {
  const here = window as Watched;
  const state: Seen = { typed: 0, drafted: 0, finished: 0 };
  here.seen = state;
  addEventListener("keydown", () => Object.assign(state, { typed: performance.now(), drafted: 0, finished: 0 }), true);
  const picture = document.querySelector(".bench-picture");
  if (!picture) throw new Error("there is no picture to watch");
  // The canvas draws only bitmaps that are new to it: the first one after a key shows the letter.
  const canvas = CanvasRenderingContext2D.prototype;
  canvas.drawImage = new Proxy(canvas.drawImage, {
    apply(draw, self, bitmap) {
      Reflect.apply(draw, self, bitmap);
      state.drafted ||= performance.now();
    },
  });
  new MutationObserver(() => {
    if (picture.hasAttribute("data-whole")) state.finished ||= performance.now();
  }).observe(picture, { attributes: true });
}

export async function readPainting(): Promise<Seen> {
  const state = (window as Watched).seen;
  while (!state?.drafted || !state.finished) await new Promise((resolve) => setTimeout(resolve, 10));
  return { ...state };
}

export const at95 = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;
