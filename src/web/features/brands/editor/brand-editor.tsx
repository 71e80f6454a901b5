import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Ellipsis, Redo2, Star, Trash2, Undo2, WandSparkles } from "lucide-react";
import { useState } from "react";
import { chooseBrandFor } from "@/brands/brand-choice.ts";
import { BrandMark } from "@/brands/brand-mark.tsx";
import { type ListedBrand, useChooseBrand } from "@/brands/brands.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Menu } from "@/components/ui/menu.tsx";
import { canRedo, canUndo } from "@/workbench/document/history.ts";
import { ConflictBar } from "@/workbench/saving/conflict-bar.tsx";
import { SaveChip } from "@/workbench/saving/save-chip.tsx";
import type { ReadBrandOutput } from "../../../../shared/contracts/brands.ts";
import { DeleteBrandDialog } from "../delete-brand-dialog.tsx";
import { ColorsSection } from "./colors-section.tsx";
import { ContactSection } from "./contact-section.tsx";
import { LetteringSection } from "./lettering-section.tsx";
import { LogoSection } from "./logo-section.tsx";
import { Samples } from "./samples.tsx";
import { useKit } from "./use-kit.ts";
import { VoiceSection } from "./voice-section.tsx";

type BrandEditorProps = { userId: string; brand: ListedBrand; opened: ReadBrandOutput; onSaved: () => void };

/** Everything about one brand, with pictures that wear it beside it. */
export function BrandEditor({ userId, brand, opened, onSaved }: BrandEditorProps) {
  const { state, dispatch, document, change, saving } = useKit(opened, onSaved);
  const { kit } = document;
  const choose = useChooseBrand();
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <Link to="/dashboard/brands" className="mb-3 inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
        <ArrowLeft aria-hidden="true" size={15} />
        Brands
      </Link>
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <BrandMark brand={{ ...brand, kit }} className="size-12 rounded-3 text-lg" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 tabIndex={-1} className="truncate font-bold font-display text-[1.75rem] leading-[1.1] tracking-[-0.03em]">
            {kit.name}
          </h1>
          <div className="mt-1 flex flex-wrap items-center gap-2">
            {brand.isDefault && (
              <Badge tone="accent" icon={<Star aria-hidden="true" />}>
                Default
              </Badge>
            )}
            <SaveChip state={saving.state} onRetry={() => void saving.saveNow()} />
          </div>
        </div>
        <div className="flex items-center gap-1 max-tablet:w-full">
          <Button
            variant="ghost"
            icon={<Undo2 size={17} />}
            aria-label="Undo"
            disabled={!canUndo(state)}
            onClick={() => dispatch({ do: "undo" })}
          />
          <Button
            variant="ghost"
            icon={<Redo2 size={17} />}
            aria-label="Redo"
            disabled={!canRedo(state)}
            onClick={() => dispatch({ do: "redo" })}
          />
          <Menu
            trigger={<Button variant="ghost" icon={<Ellipsis size={18} />} aria-label="More" />}
            groups={[
              [
                {
                  label: "Make it the default",
                  icon: <Star />,
                  disabled: brand.isDefault,
                  onSelect: () => choose.mutate(brand.id),
                },
              ],
              [{ label: "Delete", icon: <Trash2 />, tone: "danger", onSelect: () => setIsDeleting(true) }],
            ]}
          />
          <Link
            to="/dashboard/generate"
            onClick={() => chooseBrandFor(userId, brand.id)}
            className={buttonStyles({ variant: "primary", className: "max-tablet:flex-1" })}
          >
            <WandSparkles aria-hidden="true" size={16} />
            <span className="truncate">Bake with {kit.name}</span>
          </Link>
        </div>
      </header>
      {saving.state.status === "conflict" && (
        <div className="sticky top-2 z-10 mb-4 overflow-hidden rounded-3 max-tablet:top-16">
          <ConflictBar onKeepMine={saving.keepMine} onTakeTheirs={saving.takeTheirs} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-[minmax(0,1.75fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4 desk:order-1">
          <LogoSection
            brand={document}
            onChange={(name, logos) => dispatch({ do: "change", name, brand: { ...document, logos } })}
          />
          <ColorsSection colors={kit.colors} onChange={(name, colors, key) => change(name, { colors }, key)} />
          <LetteringSection kit={kit} onChange={(headlineFont) => change("Lettering", { headlineFont })} />
          <VoiceSection kit={kit} onChange={change} />
          <ContactSection kit={kit} onChange={change} />
        </div>
        <div className="max-desk:order-first desk:sticky desk:top-6 desk:order-2">
          <Samples {...{ brand, opened, kit }} />
        </div>
      </div>
      <DeleteBrandDialog
        brand={isDeleting ? brand : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate({ to: "/dashboard/brands" })}
      />
    </>
  );
}
