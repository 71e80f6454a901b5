import { type KeyboardEvent, useRef, useState } from "react";
import { Input } from "@/components/ui/input.tsx";

/** As the database has it. */
const MAX_NAME = 80;

type NameFieldProps = {
  label: string;
  /** What it is called now. */
  name: string;
  /** What an empty field means. */
  hint: string;
  placeholder?: string;
  /** False when it could not be saved: the field stays, with what was typed. */
  onSave: (name: string) => Promise<boolean>;
  /** Also called when nothing was changed. By key: the focus has to go somewhere. */
  onLeave: (isByKey: boolean) => void;
};

/** A name that is being changed. Enter saves, Escape leaves, and so does going elsewhere, which saves too. */
export function NameField({ label, name, hint, placeholder, onSave, onLeave }: NameFieldProps) {
  const [typed, setTyped] = useState(name);
  const [isSaving, setIsSaving] = useState(false);
  const isLeft = useRef(false);

  function leave(isByKey: boolean) {
    isLeft.current = true;
    onLeave(isByKey);
  }

  async function save(isByKey: boolean) {
    const wanted = typed.trim();
    if (isLeft.current || isSaving) return;
    if (wanted === name.trim()) return leave(isByKey);
    setIsSaving(true);
    const isSaved = await onSave(wanted);
    setIsSaving(false);
    if (isSaved) leave(isByKey);
  }

  function listen(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== "Escape" && event.key !== "Enter")) return;
    // The dialog around it would close.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") void save(true);
    else leave(true);
  }

  return (
    <Input
      label={label}
      labelHidden
      autoFocus
      hint={hint}
      placeholder={placeholder}
      maxLength={MAX_NAME}
      value={typed}
      onValueChange={setTyped}
      onFocus={(event) => event.target.select()}
      onKeyDown={listen}
      onBlur={() => void save(false)}
      readOnly={isSaving}
      aria-busy={isSaving || undefined}
      className="min-w-0 flex-1"
    />
  );
}
