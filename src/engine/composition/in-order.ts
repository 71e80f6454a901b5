/**
 * Layers from the lowest to the highest, as a hand has put them. An order was made in one format; what another format has
 * beyond it stays right above what it lay on, or right under what lay on it.
 */
export function inOrder<One extends { id: string }>(
  layers: readonly One[],
  order: readonly string[] | undefined,
): One[] {
  if (!order) return [...layers];
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const sorted = [...new Set(order)].flatMap((id) => byId.get(id) ?? []);
  layers.forEach((layer, index) => {
    if (sorted.includes(layer)) return;
    const below = layers[index - 1];
    const above = layers.find((each) => sorted.includes(each));
    sorted.splice(below ? sorted.indexOf(below) + 1 : above ? sorted.indexOf(above) : 0, 0, layer);
  });
  return sorted;
}
