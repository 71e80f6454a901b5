import { Tabs } from "@base-ui/react/tabs";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useSaveBrand } from "@/brands/brands.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { cn } from "@/lib/cn.ts";
import { brandKitSchema } from "../../../../shared/brands/brand-kit.ts";
import { ByHand } from "./by-hand.tsx";
import { FromAddress } from "./from-address.tsx";
import { FromLogo } from "./from-logo.tsx";
import { type Draft, WAYS, type Way } from "./ways.ts";

type NewBrandDialogProps = { way: Way; onWay: (way: Way) => void; onClose: () => void; onMade: (id: string) => void };

/** Three ways to a kit. What one has brought is kept while another one is looked at. */
export function NewBrandDialog({ way, onWay, onClose, onMade }: NewBrandDialogProps) {
  const [drafts, setDrafts] = useState<Partial<Record<Way, Draft>>>({});
  const save = useSaveBrand();
  const [id] = useState(() => crypto.randomUUID());
  const draft = drafts[way];
  const name = draft?.kit.name.trim();
  const isWhole = draft !== undefined && brandKitSchema.safeParse(draft.kit).success;
  const put = (of: Way) => (next: Draft | undefined) => setDrafts((now) => ({ ...now, [of]: next }));

  async function create() {
    if (!draft || !isWhole) return;
    const logos = draft.logo ? { light: draft.logo } : {};
    const saved = await save.mutateAsync({ id, kit: draft.kit, seen: null, logos }).catch(() => null);
    if (saved) onMade(saved.id);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title="New brand"
      className="tablet:w-[min(760px,100%)]"
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!isWhole} busy={save.isPending} onClick={() => void create()}>
            <span className="max-w-48 truncate">{name ? `Create ${name}` : "Create brand"}</span>
          </Button>
        </>
      }
    >
      <Tabs.Root
        orientation="vertical"
        value={way}
        onValueChange={(next: Way) => onWay(next)}
        className="grid grid-cols-1 gap-5 tablet:grid-cols-[12.5rem_minmax(0,1fr)]"
      >
        <Tabs.List
          activateOnFocus
          aria-label="Ways to a brand"
          className="grid content-start gap-1.5 max-tablet:grid-cols-3"
        >
          {WAYS.map(({ way: one, title, hint, Icon }) => (
            <Tabs.Tab
              key={one}
              value={one}
              className={cn(
                "flex min-w-0 items-center gap-3 rounded-3 p-2.5 text-left hover:bg-inset max-tablet:flex-col max-tablet:gap-1 max-tablet:text-center",
                "data-active:bg-accent-soft data-active:shadow-[inset_0_0_0_2px_var(--ring)]",
              )}
            >
              <Icon aria-hidden="true" size={18} className="flex-none" />
              <span className="grid min-w-0 leading-tight">
                <b className="font-semibold text-13">{title}</b>
                <small className="text-ink-2 text-xs max-tablet:sr-only">{hint}</small>
              </span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className="min-w-0">
          <Tabs.Panel keepMounted value="hand">
            <ByHand onDraft={put("hand")} />
          </Tabs.Panel>
          <Tabs.Panel keepMounted value="logo">
            <FromLogo onDraft={put("logo")} />
          </Tabs.Panel>
          <Tabs.Panel keepMounted value="address">
            <FromAddress onDraft={put("address")} onOther={onWay} />
          </Tabs.Panel>
          {save.error && !save.isPending && (
            <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={16} />} className="mt-4">
              {save.error.message}
            </Notice>
          )}
        </div>
      </Tabs.Root>
    </Dialog>
  );
}
