import type { RefObject } from "react";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
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

function Baking() {
  return (
    <div className="stage grid justify-items-center gap-1.5 p-6 text-center">
      <div className="grid max-w-[36ch] justify-items-center gap-1.5">
        <Slice stage="golden" size={128} className="rising-slice motion-reduce:animate-none" />
        <h2 className="mt-4 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
          Generating Creative...
        </h2>
        <p className="text-ink-2">This may take a few moments</p>
        <p className="text-ink-2">You can leave this page, it keeps going.</p>
      </div>
    </div>
  );
}
