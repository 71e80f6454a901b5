import type { BrandKit } from "../../../shared/brands/brand-kit.ts";
import type { Brief, Fact } from "../../../shared/brief/brief.ts";
import type { FactRole } from "../../../shared/brief/roles.ts";
import { isSameFact } from "../../../shared/brief/with-set.ts";
import { hasWord } from "../../text/has-word.ts";
import type { Understood } from "../understood/understood.ts";

/**
 * What a kit adds to a brief: whatever the sentence does not say itself, and nobody has set or taken out. The name is
 * always the kit's: who is quoted in a sentence, or what is sold, does not sign. A word to avoid that the sentence has is
 * said by its writer: the page points it out, and it stays.
 */
export function kitFacts(kit: BrandKit, understood: Understood, set: Brief | undefined): Fact[] {
  const own = set?.facts ?? [];
  const isDecided = (role: FactRole) => own.some((fact) => fact.role === role && fact.by !== "read");
  const fact = (role: FactRole, value: string): Fact => ({ role, value, sure: 1, by: "kit" });
  const { phone, contacts, exact } = understood;
  const saysContact = phone !== undefined || contacts.length > 0;
  const isKnown = (value: string) => own.some((one) => one.role === "contact" && isSameFact(one, value));
  const reachable = waysTo(kit).filter((value) => !isKnown(value));
  return [
    ...(isDecided("name") ? [] : [fact("name", kit.name)]),
    ...(exact.button || isDecided("button") || !kit.button ? [] : [fact("button", kit.button)]),
    ...(saysContact ? [] : reachable.map((value) => fact("contact", value))),
    ...kit.avoid
      .filter((value) => !hasWord(understood.text, value) && !own.some((one) => one.value === value))
      .map((value) => fact("avoid", value)),
  ];
}

/** A profile is where to find a brand that has neither an address nor anything else. */
function waysTo({ contacts, website, profiles }: BrandKit): string[] {
  const own = [...contacts, ...(website ? [website] : [])];
  return own.length > 0 ? own : profiles.slice(0, 1);
}
