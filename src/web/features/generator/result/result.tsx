import type { RefObject } from "react";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { Baking } from "./baking.tsx";
import { Failed } from "./failed.tsx";
import { Made } from "./made.tsx";

type ResultProps = {
  store: GeneratorStore;
  state: GeneratorState;
  isOnline: boolean;
  sectionRef: RefObject<HTMLElement | null>;
  onEdit: () => void;
};

export function Result({ store, state, isOnline, sectionRef, onEdit }: ResultProps) {
  const { run, failure, generatedImage: image } = state;
  return (
    <section ref={sectionRef} aria-label="Result" className="result">
      {run && <Baking />}
      {!run && failure && <Failed failure={failure} />}
      {!run && !failure && image && <Made key={image} {...{ store, state, image, isOnline, onEdit }} />}
      {!run && !failure && !image && (
        <div className="stage">
          <EmptyState
            art={<Slice stage="raw" size={96} />}
            title="No creative generated yet"
            heading="h2"
            description="Describe an ad, or start from a quick template. Your creative lands here."
          />
        </div>
      )}
    </section>
  );
}
