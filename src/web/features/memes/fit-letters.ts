/** The largest size of each style and the smallest of all, in hundredths of the picture's width. */
const LARGEST: Record<string, number> = { panel: 9.2, chalk: 9.2, label: 7.5, subtitle: 4.6 };
const SMALLEST = 3;
const STEPS = 7;

/** Sets the words of a caption as large as its box allows. */
export function fitLetters(box: HTMLElement) {
  const words = box.firstElementChild;
  if (!(words instanceof HTMLElement)) return;
  const fits = (size: number) => {
    // A share of the picture, so that the words grow and shrink with it.
    words.style.fontSize = `${size}cqw`;
    return words.offsetHeight <= box.clientHeight && words.scrollWidth <= box.clientWidth;
  };
  const largest = LARGEST[box.dataset.style ?? ""] ?? SMALLEST;
  if (fits(largest)) return;
  let [low, high] = [SMALLEST, largest];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}
