import { type ComponentProps, lazy, Suspense, useState } from "react";

const ExportDialog = lazy(async () => ({ default: (await import("../export/export-dialog.tsx")).ExportDialog }));

/** The export's dialog, fetched when it is first opened. */
export function ExportLater(props: ComponentProps<typeof ExportDialog>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!props.open && !wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ExportDialog {...props} />
    </Suspense>
  );
}
