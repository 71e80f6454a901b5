import { ExportRow, RowGroup, StatusMark } from "./export-row.tsx";
import type { ExportFile, ExportState } from "./export-state.ts";
import { PRESET_GROUPS, shownSize } from "./preset-groups.ts";
import { shownBytes, shownType } from "./shown-bytes.ts";
import { shownLeftOut } from "./shown-left-out.ts";

/** The files of an export, each with how far it is: by platform, or by creative where there are several. */
export function ExportProgress({ files }: Pick<ExportState, "files">) {
  const creatives = [...new Map(files.map(({ creative, title }) => [creative, title]))];
  if (creatives.length > 1)
    return (
      <ul>
        {creatives.map(([id, title]) => (
          <CreativeRow key={id} title={title} files={files.filter(({ creative }) => creative === id)} />
        ))}
      </ul>
    );
  const groups = PRESET_GROUPS.map(({ platform, name }) => ({
    name,
    shown: files.filter(({ preset }) => preset.platform === platform),
  })).filter(({ shown }) => shown.length > 0);
  const others = files.filter(({ preset }) => preset.platform === "formats");
  if (others.length > 0) groups.push({ name: "All sizes", shown: others });
  return (
    <div className="gap-8 tablet:columns-2">
      {groups.map(({ name, shown }) => (
        <RowGroup key={name} heading={name}>
          {shown.map((file) => (
            <FileRow key={file.key} file={file} />
          ))}
        </RowGroup>
      ))}
    </div>
  );
}

function FileRow({ file }: { file: ExportFile }) {
  const { preset, status, type, bytes, reason, leftOut = [], notes = [] } = file;
  const words = reason ?? [shownLeftOut(leftOut), ...notes].filter(Boolean).join(". ");
  return (
    <ExportRow
      mark={<StatusMark status={status} />}
      name={preset.name}
      size={shownSize(preset)}
      file={type && bytes !== undefined ? `${shownType(type)}, ${shownBytes(bytes)}` : ""}
      isQuiet={status === "waiting"}
    >
      {words && <span title={leftOut.join("\n") || undefined}>{words}</span>}
    </ExportRow>
  );
}

function CreativeRow({ title, files }: { title: string; files: readonly ExportFile[] }) {
  const done = files.filter(({ status }) => status === "done").length;
  const failed = files.filter(({ status }) => status === "failed");
  const bytes = files.reduce((sum, file) => sum + (file.bytes ?? 0), 0);
  const isWorking = files.some(({ status }) => status === "working");
  const isOver = done + failed.length === files.length;
  const status = isOver ? (done > 0 ? "done" : "failed") : isWorking || done > 0 ? "working" : "waiting";
  const reasons = new Map<string, string[]>();
  for (const { reason = "", preset } of failed)
    reasons.set(reason, [...(reasons.get(reason) ?? []), `${preset.name} ${shownSize(preset)}`]);
  return (
    <ExportRow
      mark={<StatusMark status={status} />}
      name={title}
      size={`${done} of ${files.length}`}
      file={bytes > 0 ? shownBytes(bytes) : ""}
      isQuiet={status === "waiting"}
    >
      {[...reasons].map(([reason, names]) => (
        <span key={reason} className="block">
          {names.length === files.length ? reason : `${names.join(", ")}: ${reason}`}
        </span>
      ))}
    </ExportRow>
  );
}
