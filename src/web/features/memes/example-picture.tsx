import { useLayoutEffect, useRef } from "react";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import type { MemeBox, MemeTemplateRow } from "../../../shared/meme-templates.ts";
import { fitLetters } from "./fit-letters.ts";
import { MemePicture } from "./meme-picture.tsx";
import "./example-picture.css";

type ExamplePictureProps = { template: MemeTemplateRow; words: readonly string[] | undefined };

/** A template with words in its boxes, or without. Sizes are shares of the picture, so that it can be any size. */
export function ExamplePicture({ template, words }: ExamplePictureProps) {
  return (
    <div className="example-picture" style={{ aspectRatio: template.aspect_ratio, "--shape": template.aspect_ratio }}>
      <MemePicture
        template={template}
        src={template.image_url}
        placeholder={<Skeleton on="page" className="absolute inset-0" />}
        className="size-full"
      />
      {words && template.boxes.map((box, index) => <Caption key={box.id} box={box} text={words[index] ?? ""} />)}
    </div>
  );
}

function Caption({ box, text }: { box: MemeBox; text: string }) {
  const area = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words need another size
  useLayoutEffect(() => {
    const paragraph = area.current;
    if (!paragraph) return;
    fitLetters(paragraph);
    let isGone = false;
    // The letters may still be on their way.
    void document.fonts.ready.then(() => isGone || fitLetters(paragraph));
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <p
      ref={area}
      data-style={box.style}
      className="example-caption"
      style={{
        left: `${box.x * 100}%`,
        top: `${box.y * 100}%`,
        width: `${box.w * 100}%`,
        height: `${box.h * 100}%`,
        rotate: `${box.angle}deg`,
        textAlign: box.align,
        ...(box.color && { color: box.color }),
      }}
    >
      <span>{text}</span>
    </p>
  );
}
