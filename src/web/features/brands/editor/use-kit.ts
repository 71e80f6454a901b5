import { useCallback, useReducer, useState } from "react";
import { readBrand, saveBrand } from "@/brands/brands.ts";
import type { Save } from "@/workbench/saving/autosave.ts";
import { useAutosave } from "@/workbench/saving/use-autosave.ts";
import { type BrandKit, brandKitSchema } from "../../../../shared/brands/brand-kit.ts";
import type { ReadBrandOutput } from "../../../../shared/contracts/brands.ts";
import { AppError } from "../../../../shared/errors.ts";
import { brandOf, type EditedBrand, type KitAction, openKit, reduceKit } from "./kit-state.ts";

/** The state of a kit as a number, as the autosave counts: when it was changed, in milliseconds. */
const versionOf = (changedAt: string) => Date.parse(changedAt);
const editedOf = ({ kit, logos }: ReadBrandOutput): EditedBrand => ({
  kit,
  logos: { ...logos } as EditedBrand["logos"],
});

/** A kit that is edited: every change is a step that can be undone, and saved by itself. */
export function useKit(opened: ReadBrandOutput, onSaved: () => void) {
  // The same one for both: what was not changed is not saved.
  const [first] = useState(() => editedOf(opened));
  const [state, dispatchTimed] = useReducer(reduceTimed, first, openKit);
  const dispatch = useCallback((action: KitAction) => dispatchTimed({ action, at: performance.now() }), []);
  const document = brandOf(state);
  const saving = useAutosave({
    document,
    opened: { version: versionOf(opened.changed_at), document: first },
    save: saverOf(opened, onSaved),
    onTakeTheirs: (brand) => dispatch({ do: "change", name: "Take the other version", brand }),
  });
  const change = useCallback(
    (name: string, kit: Partial<BrandKit>, key?: string) =>
      dispatch({ do: "change", name, brand: { ...document, kit: { ...document.kit, ...kit } }, ...(key && { key }) }),
    [dispatch, document],
  );
  return { state, dispatch, document, change, saving };
}

const reduceTimed = (state: Parameters<typeof reduceKit>[0], timed: Parameters<typeof reduceKit>[1]) =>
  reduceKit(state, timed);

/** Sends logos only when they are others than those that were sent last. */
function saverOf(opened: ReadBrandOutput, onSaved: () => void): Save<EditedBrand> {
  let sent = editedOf(opened).logos;
  return async ({ kit, logos }, basedOn) => {
    const changed = (["light", "dark"] as const).filter((ground) => logos[ground] !== sent[ground]);
    const changes = Object.fromEntries(changed.map((ground) => [ground, logos[ground] ?? null]));
    try {
      const seen = new Date(basedOn).toISOString();
      const saved = await saveBrand({ id: opened.id, kit: brandKitSchema.parse(kit), seen, logos: changes });
      sent = logos;
      onSaved();
      return { saved: versionOf(saved.changed_at) };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      const theirs = await readBrand(opened.id);
      sent = editedOf(theirs).logos;
      return { conflict: { version: versionOf(theirs.changed_at), document: editedOf(theirs) } };
    }
  };
}
