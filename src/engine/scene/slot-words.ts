import { type Scene, type Slots, sceneSchema, slotsSchema } from "./scene.ts";

/** What a layer's words are made of, where it shows a slot as it is. */
type Worded = Pick<Scene, "slots" | "brand">;
type Plain = "headline" | "kicker" | "subline" | "button" | "note" | "post";
type Listed = "facts" | "bullets" | "giants";

const PLAIN: readonly string[] = ["headline", "kicker", "subline", "button", "note", "post"] satisfies Plain[];
const LISTS: Readonly<Record<string, Listed>> = { fact: "facts", bullet: "bullets", giant: "giants" };
const { name: nameSchema } = sceneSchema.shape.brand.shape;

/** A name of signs alone would not be set, and its layer would be gone while somebody is typing in it. */
const isName = (text: string) => /[\p{L}\p{N}]/u.test(text) && nameSchema.safeParse(text).success;

const isPlain = (id: string): id is Plain => PLAIN.includes(id);

function listOf(id: string): { list: Listed; index: number } | null {
  const [, word = "", number = ""] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  const list = LISTS[word];
  return list ? { list, index: Number(number) - 1 } : null;
}

/** The words of the slot that a layer of this id usually shows. */
export function slotWords({ slots, brand }: Worded, id: string): string | undefined {
  if (id === "logo") return brand.name;
  if (id === "badge") return slots.badge?.text;
  if (isPlain(id)) return slots[id];
  const listed = listOf(id);
  return listed ? slots[listed.list]?.[listed.index] : undefined;
}

/** The scene with other words in that slot; null if there is no such slot, or the words are none it may hold. */
export function withSlotWords<Some extends Worded>(scene: Some, id: string, text: string): Some | null {
  const { slots, brand } = scene;
  if (slotWords(scene, id) === undefined) return null;
  if (id === "logo") return isName(text) ? { ...scene, brand: { ...brand, name: text } } : null;
  const next = withSlot(slots, id, text);
  return slotsSchema.safeParse(next).success ? { ...scene, slots: next } : null;
}

function withSlot(slots: Slots, id: string, text: string): Slots {
  if (id === "badge") return { ...slots, badge: { ...slots.badge, text } };
  if (isPlain(id)) return { ...slots, [id]: text };
  const listed = listOf(id);
  if (!listed) return slots;
  const before = slots[listed.list] ?? [];
  return { ...slots, [listed.list]: before.map((words, index) => (index === listed.index ? text : words)) };
}

type Removable = Worded & Pick<Scene, "edits" | "order">;

/**
 * The scene without that slot, so that the layout closes the gap; null if there is none, or if every ad has one. What
 * follows it in a list moves up, and what a hand has changed about that moves along.
 */
export function withoutSlot<Some extends Removable>(scene: Some, id: string): Some | null {
  if (id === "headline" || id === "logo" || slotWords(scene, id) === undefined) return null;
  const listed = listOf(id);
  const slots = listed ? withoutItem(scene.slots, listed) : { ...scene.slots, [id]: undefined };
  if (!slotsSchema.safeParse(slots).success) return null;
  const moved = (layer: string) => {
    const other = listOf(layer);
    const isBehind = listed && other && other.list === listed.list && other.index > listed.index;
    return isBehind ? layer.replace(/\d+$/, String(other.index)) : layer;
  };
  const edits = scene.edits.filter(({ layer }) => layer !== id).map((edit) => ({ ...edit, layer: moved(edit.layer) }));
  const order = scene.order?.filter((layer) => layer !== id).map(moved);
  return { ...scene, slots, edits, ...(order && { order }) };
}

function withoutItem(slots: Slots, { list, index }: { list: Listed; index: number }): Slots {
  const left = (slots[list] ?? []).filter((_, at) => at !== index);
  return { ...slots, [list]: left.length > 0 ? left : undefined };
}
