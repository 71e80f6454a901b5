import { Columns2, Download, Ellipsis, PencilLine, RotateCcw, Trash2 } from "lucide-react";
import { type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { cn } from "@/lib/cn.ts";
import { longDate, shortDate } from "@/lib/short-date.ts";
import { useNameVersion } from "./api/name-version.ts";
import { describeChange, describeMissed } from "./describe-change.ts";
import { NameField } from "./name-field.tsx";
import type { NumberedVersion } from "./version.ts";
import { VersionThumb } from "./version-thumb.tsx";

type VersionRowProps = {
  version: NumberedVersion;
  /** Said of the one that lists show: "Current", or "Shown" when newer ones follow. */
  badge: string | undefined;
  isPicked: boolean;
  isOnly: boolean;
  /** The button that picks it, which is never taken away while the row is there. */
  pickRef: Ref<HTMLButtonElement>;
  onPick: () => void;
  onShow: () => void;
  onCompare: () => void;
  onDownload: () => void;
  onDelete: () => void;
};

export function VersionRow(props: VersionRowProps) {
  const { version, badge, isPicked, isOnly, pickRef, onPick, onShow, onCompare, onDownload, onDelete } = props;
  const [isNaming, setIsNaming] = useState(false);
  const opensField = useRef(false);
  const more = useRef<HTMLButtonElement>(null);
  const nameVersion = useNameVersion();
  const title = describeChange(version);
  const missed = describeMissed(version);
  const madeAt = new Date(version.created_at);
  const number = `v${version.number}`;

  function leave(isByKey: boolean) {
    opensField.current = false;
    flushSync(() => setIsNaming(false));
    if (isByKey) more.current?.focus();
  }

  const words = (
    <>
      <span dir="auto" className="wrap-anywhere line-clamp-2 font-[550]">
        {title}
      </span>
      <span className="block text-ink-2 text-xs tabular-nums">
        {number},{" "}
        <time dateTime={version.created_at} title={longDate(madeAt)}>
          {shortDate(madeAt, new Date())}
        </time>
      </span>
      {missed && (
        <span dir="auto" className="wrap-anywhere mt-0.5 block text-warn-fg text-xs">
          {missed}
        </span>
      )}
    </>
  );

  return (
    <li className={cn("flex items-center gap-1 rounded-3 pr-1 text-13", isPicked && "bg-mark")}>
      {isNaming ? (
        <span className="flex min-w-0 flex-1 items-start gap-3 p-2">
          <VersionThumb {...version} />
          <NameField
            label={`Name of ${number}`}
            name={version.name ?? ""}
            hint="Left empty, it says what was changed."
            placeholder={describeChange({ ...version, name: null })}
            onSave={(name) => nameVersion(version, name)}
            onLeave={leave}
          />
        </span>
      ) : (
        <button
          ref={pickRef}
          type="button"
          aria-pressed={isPicked}
          onClick={onPick}
          className="flex min-w-0 flex-1 items-center gap-3 rounded-3 p-2 text-left hover:bg-highlight aria-pressed:hover:bg-transparent"
        >
          <VersionThumb {...version} />
          <span className="min-w-0 flex-1">{words}</span>
        </button>
      )}
      {badge && !isNaming && <Badge className="mr-1 bg-surface text-ink-2">{badge}</Badge>}
      {!badge && !isNaming && (
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<Columns2 aria-hidden="true" size={16} />}
            aria-label={`Compare ${number} with another version`}
            title="Compare"
            onClick={onCompare}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden="true" size={16} />}
            aria-label={`Go back to ${number}`}
            title="Go back to this version"
            onClick={onShow}
          />
        </>
      )}
      <Menu
        finalFocus={() => !opensField.current}
        trigger={
          <Button
            ref={more}
            variant="ghost"
            size="sm"
            icon={<Ellipsis aria-hidden="true" size={16} />}
            aria-label={`More for ${number}`}
          />
        }
        groups={[
          [
            {
              label: "Rename",
              icon: <PencilLine aria-hidden="true" />,
              onSelect: () => {
                opensField.current = true;
                setIsNaming(true);
              },
            },
            { label: "Download", icon: <Download aria-hidden="true" />, onSelect: onDownload },
          ],
          [
            {
              label: "Delete this version",
              icon: <Trash2 aria-hidden="true" />,
              onSelect: onDelete,
              tone: "danger",
              disabled: isOnly,
            },
          ],
        ]}
      />
    </li>
  );
}
