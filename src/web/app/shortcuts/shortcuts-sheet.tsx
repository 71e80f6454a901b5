import { Fragment } from "react";
import { Dialog } from "@/components/ui/dialog.tsx";
import { SHORTCUT_GROUPS } from "./shortcuts.ts";
import { setShortcutsOn, useShortcutsAreOn } from "./shortcuts-state.ts";

export function ShortcutsSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work anywhere but in a field you type in."
      footer={<OnOrOff />}
    >
      {SHORTCUT_GROUPS.map(({ title, shortcuts }) => (
        <section key={title} className="mt-4 first:mt-1">
          <h3 className="font-[550] text-ink-3 text-xs">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {shortcuts.map(({ keys, label }) => (
              <div key={label} className="flex min-h-10 items-center justify-between gap-4 py-1.5">
                <dt>{label}</dt>
                <dd className="flex items-center gap-1.5 text-ink-3 text-xs">
                  {keys.map((key, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same key may come twice, and the list never changes
                    <Fragment key={index}>
                      {index > 0 && "then"}
                      <Key name={key} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}

function OnOrOff() {
  const on = useShortcutsAreOn();
  return (
    <label className="mr-auto flex min-h-10 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        className="size-4.5 accent-ink"
        checked={on}
        onChange={(event) => setShortcutsOn(event.target.checked)}
      />
      Use keyboard shortcuts
    </label>
  );
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="grid h-6 min-w-6 place-items-center rounded-1 bg-inset px-1.5 font-medium font-mono text-ink text-xs shadow-line">
      {name === "Escape" ? "Esc" : name}
    </kbd>
  );
}
