import { PencilLine } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button.tsx";
import { shownTitle } from "../../../shared/creative-title.ts";
import { useRenameDocument } from "./api/rename-document.ts";
import { NameField } from "./name-field.tsx";

/**
 * A creative's name, for inside a heading, and beside that heading a button that makes a field of it. Meanwhile the
 * heading is only there for screen readers.
 */
export function useRenaming({ id, title }: { id: string; title: string }) {
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const rename = useRenameDocument();
  const name = shownTitle(title);

  function leave(isByKey: boolean) {
    flushSync(() => setIsEditing(false));
    if (isByKey) button.current?.focus();
  }

  return {
    heading: (
      <span dir="auto" className={isEditing ? "sr-only" : "wrap-anywhere max-tablet:line-clamp-1"}>
        {name}
      </span>
    ),
    tools: isEditing ? (
      <NameField
        label="Name"
        name={name}
        hint="Empty brings the first title back."
        onSave={(wanted) => rename(id, wanted)}
        onLeave={leave}
      />
    ) : (
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        icon={<PencilLine aria-hidden="true" size={15} />}
        aria-label="Rename"
        title="Rename"
        onClick={() => setIsEditing(true)}
        className="-my-1 ml-1 text-ink-2"
      />
    ),
  };
}
