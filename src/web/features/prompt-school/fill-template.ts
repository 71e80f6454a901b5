import type { Lesson, LessonSlot } from "../../../shared/lesson.ts";

/** What has been typed into the slots, by slot. */
export type SlotValues = Readonly<Record<string, string>>;

/** The longest text that fits a slot. */
export const MAX_SLOT_LENGTH = 200;

/** Words, or a slot with the punctuation that must not be torn off it: “[words]”. */
export type TemplatePart = { text: string } | { slot: LessonSlot; before: string; after: string };

type Template = Pick<Lesson, "template" | "slots">;

export function splitTemplate({ template, slots }: Template): TemplatePart[] {
  const pieces = template.split(/(\S{0,2}\{[a-z]+\}\S{0,2})/);
  return pieces.flatMap((piece): TemplatePart[] => {
    const [, before = "", id, after = ""] = piece.match(/^([^{]*)\{([a-z]+)\}(.*)$/) ?? [];
    const slot = slots.find((candidate) => candidate.id === id);
    if (slot) return [{ slot, before, after }];
    return piece ? [{ text: piece }] : [];
  });
}

/** The prompt as it is copied or tried. Empty slots stay in brackets. */
export function fillTemplate({ template, slots }: Template, values: SlotValues): string {
  return template.replace(/\{([a-z]+)\}/g, (_, id: string) => {
    const slot = slots.find((candidate) => candidate.id === id);
    return filled(values, id) || `[${slot?.label ?? id}]`;
  });
}

export const filled = (values: SlotValues, id: string): string => values[id]?.trim() ?? "";

export const countFilled = ({ slots }: Template, values: SlotValues) =>
  slots.filter(({ id }) => filled(values, id)).length;
