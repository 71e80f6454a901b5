/** A prime, so that the samples do not line up with a pattern in the picture. */
const STRIDE = 997;
const GRAIN = 24;

/** Whether the picture is one flat colour apart from its grain, which means that something was not painted. */
export function isBlank(rgba: Uint8Array): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let [low, high] = [255, 0];
    for (let at = channel; at < rgba.length; at += 4 * STRIDE) {
      const value = rgba[at] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > GRAIN) return false;
  }
  return true;
}
