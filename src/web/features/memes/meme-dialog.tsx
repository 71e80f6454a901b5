import { Link } from "@tanstack/react-router";
import { ExternalLink, Type, WandSparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useChosenBrand } from "@/brands/brand-choice.ts";
import { BrowseDialog } from "@/components/browse-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Segmented } from "@/components/ui/segmented.tsx";
import { cn } from "@/lib/cn.ts";
import { useBusy } from "@/lib/use-busy.ts";
import { saysAny } from "../../../engine/text/has-word.ts";
import { MEME_PICTURE_WIDTH, type MemeTemplateRow } from "../../../shared/meme-templates.ts";
import { categoryName } from "./category-name.ts";
import { ExampleCaptions } from "./example-captions.tsx";
import { ExamplePicture } from "./example-picture.tsx";
import { heightOf } from "./meme-picture.tsx";
import { RipenessRuler } from "./ripeness-ruler.tsx";
import { TextBoxes } from "./text-boxes.tsx";

const PREVIEWS = [
  { value: "blank", label: "Blank" },
  { value: "example", label: "With example" },
] as const;

type MemeDialogProps = {
  template: MemeTemplateRow;
  onUse: (template: MemeTemplateRow) => Promise<void>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
};

export function MemeDialog({ template, onUse, onPrevious, onNext, onClose }: MemeDialogProps) {
  const { id, slug, name, category, alt } = template;
  const { brand } = useChosenBrand();
  const captions = template.captions.filter((words) => !saysAny(words, brand?.kit.avoid ?? []));
  const [isBusy, use] = useBusy(() => onUse(template));
  // Whoever looks at examples sees those of the next template, too; which one belongs to the template.
  const [hasWords, setHasWords] = useState(false);
  const [chosen, setChosen] = useState({ id, example: 0 });
  const example = chosen.id === id ? chosen.example : 0;
  const words = hasWords ? captions[example] : undefined;
  return (
    <BrowseDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onPrevious={onPrevious}
      onNext={onNext}
      title={name}
      description={alt}
      media={
        <div className="grid w-full justify-items-center gap-3 px-12 tablet:gap-5 tablet:px-9">
          <ExamplePicture key={id} template={template} words={words} />
          <Segmented
            label="Preview"
            options={PREVIEWS}
            value={hasWords ? "example" : "blank"}
            onValueChange={(preview) => setHasWords(preview === "example")}
            className="bg-surface shadow-line"
          />
        </div>
      }
      footer={
        <>
          <a
            href={template.image_url}
            target="_blank"
            rel="noopener"
            className={cn(
              buttonStyles({ variant: "ghost" }),
              "mr-auto max-tablet:order-last max-tablet:h-10 max-tablet:flex-[1_0_100%]",
            )}
          >
            <ExternalLink aria-hidden="true" size={16} />
            View Original
          </a>
          <Button
            busy={isBusy}
            onClick={use}
            icon={<WandSparkles aria-hidden="true" size={16} />}
            className="max-tablet:flex-1"
          >
            Use Template
          </Button>
          <Link
            to="/dashboard/memes/create"
            search={{ template: slug }}
            className={cn(buttonStyles({ variant: "primary" }), "max-tablet:flex-1")}
          >
            <Type aria-hidden="true" size={16} />
            Create Meme
          </Link>
        </>
      }
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact term="Category">{categoryName(category)}</Fact>
        <Fact term="ID">
          <span className="font-mono">{id.slice(0, 8)}</span>
        </Fact>
        <Fact term="Size">
          <span className="tabular-nums">
            {MEME_PICTURE_WIDTH} × {heightOf(template)}
          </span>
        </Fact>
      </dl>
      <RipenessRuler popularity={template.popularity_score} />
      {captions.length > 0 && (
        <ExampleCaptions
          captions={captions}
          shown={hasWords ? example : undefined}
          onShow={(place) => {
            setChosen({ id, example: place });
            setHasWords(true);
          }}
        />
      )}
      <TextBoxes boxes={template.boxes} />
    </BrowseDialog>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3 text-xs">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
