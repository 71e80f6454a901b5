import { useState } from "react";
import { z } from "zod";
import { useSession } from "@/session/auth.ts";
import type { LessonId } from "../../../../shared/lesson-ids.ts";
import { MAX_SLOT_LENGTH, type SlotValues } from "../fill-template.ts";

const storedSchema = z.record(z.string(), z.string().max(MAX_SLOT_LENGTH)).catch({});

/** What was typed into the slots of a lesson, kept for as long as the tab is open. */
export function useSlotValues(lesson: LessonId) {
  const { user } = useSession();
  const key = `school_${lesson}_${user?.id ?? ""}`;
  const [values, setValues] = useState<SlotValues>(() => load(key));
  function setSlot(id: string, value: string) {
    const next = { ...values, [id]: value };
    setValues(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or switched off: the values stay for as long as the lesson is open.
    }
  }
  return { values, setSlot };
}

function load(key: string): SlotValues {
  try {
    return storedSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}
