import type { ReactNode, RefObject } from "react";
import { findService, type MyServices } from "@/ai-services/get-ai-services.ts";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { wantedOf } from "../service/pick-service.ts";
import { Failed } from "./failed.tsx";
import { Made } from "./made.tsx";

type ResultProps = {
  store: GeneratorStore;
  state: GeneratorState;
  services: MyServices;
  isOnline: boolean;
  sectionRef: RefObject<HTMLElement | null>;
  onEdit: () => void;
  onGenerateWith: (service: ServiceView) => void;
  /** The ideas for what is in the form. */
  ideas: ReactNode;
};

export function Result({ store, state, services, isOnline, sectionRef, onEdit, onGenerateWith, ideas }: ResultProps) {
  const { run, failure, generatedImage: image } = state;
  return (
    <section ref={sectionRef} aria-label="Result" className="result">
      {run && <Baking service={findRunning(services, run.service)} usd={run.usd ?? null} />}
      {!run && !image && failure && (
        <Failed {...{ failure, services, isOnline, onGenerateWith }} wanted={wantedOf(state)} />
      )}
      {/* A run that failed is told by its toast: the picture before it stays. */}
      {!run && image && <Made {...{ store, state, services, image, isOnline, onEdit }} />}
      {ideas}
      {!run && !failure && !image && (
        <div className="stage empty-stage">
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

const findRunning = ({ all }: MyServices, id: ServiceId | undefined) => all && findService(all, id);

function Baking({ service, usd }: { service: ServiceView | null; usd: number | null }) {
  return (
    <div className="stage grid justify-items-center gap-1.5 p-6 text-center">
      <div className="grid max-w-[40ch] justify-items-center gap-1.5">
        <Slice stage="golden" size={128} className="rising-slice motion-reduce:animate-none" />
        <h2 className="mt-4 font-[650] font-display text-xl leading-tight tracking-[-0.02em]">
          Generating Creative...
        </h2>
        <p className="text-ink-2">
          {service
            ? `With ${service.name}${usd === null ? "" : usd === 0 ? ", free" : `, about ${pictureUsd(usd)}`}. `
            : ""}
          {service?.id === "compatible" ? "It may have to load its model first." : "This may take a few moments"}
        </p>
        <p className="text-ink-2">You can leave this page, it keeps going.</p>
      </div>
    </div>
  );
}
