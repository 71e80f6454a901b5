import { Card } from "@/components/ui/card.tsx";
import { Input } from "@/components/ui/input.tsx";
import { type BrandKit, MAX_CONTACTS, MAX_PROFILES } from "../../../../shared/brands/brand-kit.ts";
import { WordList } from "./word-list.tsx";

type Change = (name: string, kit: Partial<BrandKit>, key?: string) => void;

/** What stands on a creative when the sentence says nothing else. */
export function ContactSection({
  kit: { name, website, contacts, profiles, button },
  onChange,
}: {
  kit: BrandKit;
  onChange: Change;
}) {
  return (
    <Card title="On every creative">
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <Input
          label="Name"
          aside="as it is printed"
          maxLength={30}
          value={name}
          error={name.trim() ? undefined : "A brand has a name."}
          onValueChange={(text) => onChange("Name", { name: text }, "name")}
        />
        <Input
          label="Button"
          maxLength={28}
          placeholder="Book a table"
          value={button ?? ""}
          onValueChange={(text) => onChange("Button", { button: text || undefined }, "button")}
        />
        <Input
          label="Web address"
          maxLength={70}
          inputMode="url"
          placeholder="loafworks.example"
          value={website ?? ""}
          onValueChange={(text) => onChange("Web address", { website: text || undefined }, "website")}
        />
        <WordList
          label="Contacts"
          most={MAX_CONTACTS}
          maxLength={70}
          placeholder="Phone, mail, street"
          words={contacts}
          onChange={(words) => onChange("Contacts", { contacts: words })}
        />
        <WordList
          label="Profiles"
          aside="printed if there is no other way to you"
          most={MAX_PROFILES}
          maxLength={80}
          placeholder="instagram.com/loafworks"
          words={profiles}
          onChange={(words) => onChange("Profiles", { profiles: words })}
        />
      </div>
      <p className="mt-3 text-ink-3 text-xs">What a description says itself always goes first.</p>
    </Card>
  );
}
