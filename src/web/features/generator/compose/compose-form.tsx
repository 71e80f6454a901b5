import { type ReactNode, type RefObject, useCallback } from "react";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { AvoidedWords } from "@/brands/avoided-words.tsx";
import type { ChosenBrand } from "@/brands/brand-choice.ts";
import { MarkedSentence } from "@/components/brief/marked-sentence.tsx";
import { type InspirationImage, roleOf } from "@/creatives/inspiration/inspiration-image.ts";
import { showToast } from "@/lib/show-toast.ts";
import { questionOf } from "../../../../shared/brief/question.ts";
import type { InspirationRole } from "../../../../shared/inspiration.ts";
import type { WordsBy } from "../../../../shared/words-by.ts";
import { BriefField } from "../brief/brief-field.tsx";
import type { AiReading } from "../brief/use-ai-reading.ts";
import type { Briefing } from "../brief/use-briefing.ts";
import { draftOf, type GeneratorState, ideaOf, templateOf } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import type { Picked } from "../service/pick-service.ts";
import { addImageFiles } from "./add-image-files.ts";
import { DescriptionField } from "./description-field.tsx";
import { EditSource } from "./edit-source.tsx";
import { ForImageModel } from "./for-image-model.tsx";
import { FormatPicker } from "./format-picker.tsx";
import { GenerateBar } from "./generate-bar.tsx";
import { InspirationField } from "./inspiration/inspiration-field.tsx";
import { KeptIdeaCard } from "./kept-idea-card.tsx";
import { QuickTemplateChips } from "./quick-template-chips.tsx";
import { Summary } from "./summary.tsx";
import { TypePicker } from "./type-picker.tsx";
import { useRewrite } from "./use-rewrite.ts";

type ComposeFormProps = {
  store: GeneratorStore;
  state: GeneratorState;
  descriptionRef: RefObject<HTMLTextAreaElement | null>;
  services: MyServices;
  picked: Picked;
  picker: ReactNode;
  needsKey: boolean;
  isOnline: boolean;
  isReading: boolean;
  canGenerate: boolean;
  briefing: Briefing;
  words: WordsBy;
  chosenBrand: Pick<ChosenBrand, "brand" | "isLoading">;
  aiReading: AiReading;
  onGenerate: () => void;
  onCancel: () => void;
  openSettings: () => void;
};

/** What to make, text first: description or edit, type, format and pictures. On phones it folds to one line. */
export function ComposeForm(props: ComposeFormProps) {
  const { store, state, descriptionRef, services, picked, picker, needsKey, isOnline, isReading, canGenerate } = props;
  const { briefing, words, chosenBrand, aiReading, onGenerate, onCancel, openSettings } = props;
  const { dispatch } = store;
  const { rewrite, busy } = useRewrite(store, chosenBrand.brand?.id, openSettings);
  const addFiles = useCallback(
    (files: File[], role?: InspirationRole) => void addImageFiles(store, files, role),
    [store],
  );
  const { prompt, undo, format } = draftOf(state);
  const idea = ideaOf(state);

  function clearAll() {
    const before = store.get();
    dispatch({ do: "clear-all" });
    const undo = { label: "Undo", onClick: () => dispatch({ do: "restore", state: before }) };
    showToast({ tone: "info", title: "Everything cleared", action: undo });
  }

  function remove(image: InspirationImage) {
    dispatch({ do: "remove-inspiration", id: image.id });
    const undo = { label: "Undo", onClick: () => dispatch({ do: "add-inspiration", image }) };
    const isStyle = roleOf(image) === "style";
    showToast({
      tone: "info",
      title: `${image.lender ?? image.name} removed`,
      ...(isStyle && { description: "Nothing is borrowed from it any more." }),
      action: undo,
    });
  }

  return (
    <form
      aria-label="Describe your creative"
      className="compose"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate();
      }}
    >
      <Summary state={state} onChange={() => dispatch({ do: "unfold" })} />
      <div className="fields">
        {state.edit && <EditSource imageUrl={state.edit.imageUrl} onStop={() => dispatch({ do: "stop-editing" })} />}
        {idea && <KeptIdeaCard {...{ idea, services, picked }} onRemove={() => dispatch({ do: "drop-idea" })} />}
        <DescriptionField
          fieldRef={descriptionRef}
          value={prompt}
          isEdit={state.edit !== null}
          isComposer={services.all?.defaults.text === "composer"}
          isOnline={isOnline}
          isHeld={chosenBrand.isLoading}
          canUndo={undo !== null}
          busy={busy}
          marks={briefing.isBriefed && <Marks briefing={briefing} fieldRef={descriptionRef} prompt={prompt} />}
          onChange={(prompt) => dispatch({ do: "write", prompt })}
          onRewrite={rewrite}
          onUndo={() => dispatch({ do: "undo" })}
        />
        {chosenBrand.brand && <AvoidedWords kit={chosenBrand.brand.kit} text={prompt} />}
        {!state.edit && picked.service?.id === "composer" && <ForImageModel prompt={prompt} />}
        {!state.edit && !prompt && (
          <QuickTemplateChips onUse={({ prompt, adType }) => dispatch({ do: "use-template", prompt, adType })} />
        )}
        {briefing.isBriefed && (
          <BriefField
            {...{ briefing, aiReading, isOnline }}
            set={state.brief}
            readBy={state.reader?.prompt === prompt ? state.reader.name : undefined}
            hasWords={prompt.trim() !== ""}
          />
        )}
        <div className="pickers">
          {!state.edit && (
            <TypePicker value={state.adType} onChange={(adType) => dispatch({ do: "choose-type", adType })} />
          )}
          <FormatPicker value={format} onChange={(format) => dispatch({ do: "choose-format", format })} />
        </div>
        {!state.edit && (
          <InspirationField
            images={state.inspirationImages}
            onAdd={addFiles}
            isComposer={picked.service?.id === "composer"}
            captioned={templateOf(state)}
            onRole={(id, role) => dispatch({ do: "use-as", id, role })}
            onBorrow={(id, parts) => dispatch({ do: "borrow", id, parts })}
            onRemove={remove}
          />
        )}
      </div>
      <GenerateBar
        {...{ state, picked, picker, needsKey, isOnline, isReading, canGenerate, onCancel, words }}
        idea={briefing.chosen}
        readsFirst={readsFirst(state, briefing, aiReading)}
        onClearAll={clearAll}
      />
    </form>
  );
}

/** What a reading adds to the price, if there is going to be one. */
const readsFirst = ({ reader, prompt }: GeneratorState, { isBriefed }: Briefing, { always }: AiReading) =>
  isBriefed && always && reader?.prompt !== prompt ? always : null;

type MarksProps = { briefing: Briefing; fieldRef: RefObject<HTMLTextAreaElement | null>; prompt: string };

/** While the next reading is under way the old places no longer fit the words. */
function Marks({ briefing: { read, brief, pointed }, fieldRef, prompt }: MarksProps) {
  if (!read || read.sentence !== prompt) return null;
  const { reading } = read;
  const asked = questionOf(reading, brief)?.asked;
  return <MarkedSentence {...{ fieldRef, reading, brief, pointed, asked }} sentence={prompt} />;
}
