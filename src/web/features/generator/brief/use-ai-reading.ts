import { useEffect, useRef, useState } from "react";
import type { MyServices } from "@/ai-services/get-ai-services.ts";
import { useAskAiServicesAgain } from "@/ai-services/use-keep-ai-services.ts";
import { onDeviceReader } from "@/creatives/readers/on-device.ts";
import type { Reader } from "@/creatives/readers/reader.ts";
import { changedBy, takeReading } from "../../../../shared/brief/take-reading.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { GeneratorState } from "../run/generator-state.ts";
import type { GeneratorStore } from "../run/generator-store.ts";
import { serviceReaders } from "./service-reader.ts";
import type { Briefing } from "./use-briefing.ts";

const ALWAYS_KEY = "bananabread-read-always";

export type ReadNews = { name: string; changed: number; added: number; usd: number; before: GeneratorState["brief"] };
export type AiReading = ReturnType<typeof useAiReading>;

/** Reading a description by a model of the user's: on request, or once per sentence when it is generated. */
export function useAiReading(
  store: GeneratorStore,
  briefing: Briefing,
  services: MyServices,
  picked: ServiceView | null,
) {
  const [device, setDevice] = useState<Reader | null>(null);
  useEffect(() => void onDeviceReader().then(setDevice), []);
  const readers = [...(services.all ? serviceReaders(services.all, picked) : []), ...(device ? [device] : [])];
  const [alwaysId, setAlwaysId] = useState(() => localStorage.getItem(ALWAYS_KEY));
  const always = readers.find(({ id }) => id === alwaysId) ?? null;
  const [underWay, setUnderWay] = useState<{ reader: Reader; share: number } | null>(null);
  const [news, setNews] = useState<ReadNews | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ended = useRef<AbortController | null>(null);
  const askServicesAgain = useAskAiServicesAgain();

  /** What counts afterwards. A failure changes nothing and says so. */
  async function read(reader: Reader): Promise<GeneratorState["brief"]> {
    const { prompt, adType, brief: before } = store.get();
    ended.current?.abort();
    const current = new AbortController();
    const { signal } = current;
    ended.current = current;
    setUnderWay({ reader, share: 0 });
    setNews(null);
    setProblem(null);
    try {
      const onProgress = (share: number) => setUnderWay((now) => now && { ...now, share });
      const { brief: answered, added, usd } = await reader.read(prompt, adType, { signal, onProgress });
      // The words have changed meanwhile: its quotes may be gone.
      if (store.get().prompt !== prompt)
        throw new AppError("conflict", "You changed the words meanwhile. Read them again.");
      const after = takeReading(store.get().brief, answered);
      const changed = briefing.read ? changedBy(briefing.read.reading.brief, before, after) : answered.facts.length;
      store.dispatch({ do: "set-brief", brief: after, reader: { name: reader.name, prompt } });
      setNews({ name: reader.name, changed, added, usd, before });
      return after;
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof AppError ? error.message : UNREACHED);
      return store.get().brief;
    } finally {
      if (ended.current?.signal === signal) setUnderWay(null);
      if (reader.usd > 0) void askServicesAgain();
    }
  }

  return {
    readers,
    always,
    underWay,
    news,
    problem,
    start: (reader: Reader) => void read(reader),
    stop: () => {
      ended.current?.abort();
      setUnderWay(null);
    },
    keep: () => setNews(null),
    undo() {
      if (news) store.dispatch({ do: "set-brief", brief: news.before, reader: null });
      setNews(null);
    },
    setAlways(reader: Reader | null) {
      if (reader) localStorage.setItem(ALWAYS_KEY, reader.id);
      else localStorage.removeItem(ALWAYS_KEY);
      setAlwaysId(reader?.id ?? null);
    },
    /** Before a creative is generated: once per sentence, if that is what was chosen. */
    async ensureRead(): Promise<GeneratorState["brief"]> {
      const { prompt, reader, brief } = store.get();
      return always && reader?.prompt !== prompt ? read(always) : brief;
    },
  };
}

const UNREACHED = "It could not be read: the server was not reached. Your brief was not changed.";
