import { type RefObject, useEffect, useEffectEvent } from "react";
import { useMedia } from "@/lib/use-media.ts";
import { EXAMPLE_PICTURES } from "./example-pictures.ts";

const EVERY_MS = 5_000;

/** Shows the next example every few seconds, while the section can be seen and once the pictures are there. */
export function useRotation(
  section: RefObject<HTMLElement | null>,
  current: number,
  isOn: boolean,
  show: (next: number) => void,
) {
  const isCalm = useMedia("(prefers-reduced-motion: reduce)");
  const rotate = useEffectEvent(async () => {
    const next = (current + 1) % EXAMPLE_PICTURES.length;
    const pictures = (EXAMPLE_PICTURES[next] ?? []).map((src) => Object.assign(new Image(), { src }).decode());
    await Promise.all(pictures).then(
      () => show(next),
      () => {},
    );
  });
  useEffect(() => {
    if (!isOn || isCalm || !section.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (entry?.isIntersecting) timer = setInterval(() => void rotate(), EVERY_MS);
    });
    observer.observe(section.current);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [section, isOn, isCalm]);
}
