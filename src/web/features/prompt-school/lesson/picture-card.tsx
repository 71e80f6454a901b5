import { cn } from "@/lib/cn.ts";
import type { Lesson } from "../../../../shared/lesson.ts";
import { PICTURE_SIZE, pictureOf } from "../lessons.ts";

/** What the lesson's prompt aims at, beside what a careless one gets. */
export function PictureCard({ lesson: { id, good, careless } }: { lesson: Lesson }) {
  return (
    <section aria-label="Example pictures" className="lesson-pictures overflow-hidden rounded-4 bg-surface shadow-card">
      <Picture src={pictureOf(id, "good")} alt={good.alt} title="With this lesson" caption={good.caption} />
      <Picture
        src={pictureOf(id, "careless")}
        alt={careless.alt}
        title="With a careless prompt"
        caption={careless.caption}
        prompt={careless.prompt}
        className="border-line border-t"
      />
      <p className="border-line border-t px-5 py-3 text-13 text-ink-2">
        Drawn by us to show the idea. No AI service made these pictures.
      </p>
    </section>
  );
}

type PictureProps = { src?: string; alt: string; title: string; caption: string; prompt?: string; className?: string };

function Picture({ src, alt, title, caption, prompt, className }: PictureProps) {
  return (
    <figure className={cn("p-px", className)}>
      <img src={src} alt={alt} {...PICTURE_SIZE} decoding="async" className="h-auto w-full bg-mat" />
      <figcaption className="grid gap-0.5 px-5 pt-3 pb-3.5">
        <b className="font-semibold">{title}</b>
        {prompt && <q className="text-13 text-ink-3">{prompt}</q>}
        <span className="text-13 text-ink-2">{caption}</span>
      </figcaption>
    </figure>
  );
}
