import { Card } from "@/components/ui/card.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { type BrandKit, LONGEST_ABOUT } from "../../../../shared/brands/brand-kit.ts";
import { WordList } from "./word-list.tsx";

type Change = (name: string, kit: Partial<BrandKit>, key?: string) => void;

/** How the brand sounds, and the words it says and never says. */
export function VoiceSection({ kit: { about, voice, say, avoid }, onChange }: { kit: BrandKit; onChange: Change }) {
  return (
    <Card title="Voice">
      <Textarea
        label="What it is"
        aside="told to your AI service"
        rows={2}
        maxLength={LONGEST_ABOUT}
        placeholder="A bakery in Leeds that bakes bread for people who sleep in."
        value={about ?? ""}
        onChange={({ target }) => onChange("What it is", { about: target.value || undefined }, "about")}
      />
      <Textarea
        className="mt-4"
        label="How it sounds"
        aside="told to your AI service"
        rows={2}
        maxLength={600}
        placeholder="Sleepy but precise. Short sentences."
        value={voice ?? ""}
        onChange={({ target }) => onChange("How it sounds", { voice: target.value || undefined }, "voice")}
      />
      <div className="mt-4 grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <WordList label="Say" words={say} onChange={(words) => onChange("Words to say", { say: words })} />
        <WordList
          label="Avoid"
          aside="never written by us"
          tone="bad"
          words={avoid}
          onChange={(words) => onChange("Words to avoid", { avoid: words })}
        />
      </div>
    </Card>
  );
}
