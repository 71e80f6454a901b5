import { type BrandColor, LONGEST_ABOUT, MAX_CONTACTS, MAX_PROFILES } from "../../../../shared/brands/brand-kit.ts";
import type { ReadSiteOutput } from "../../../../shared/contracts/read-site.ts";
import { type Draft, emptyKit } from "./ways.ts";

/** Something found on a page, as it is shown. */
export type Finding = {
  id: string;
  label: string;
  value: string;
  from: string;
  logo?: string;
  colors?: readonly BrandColor[];
  /** It can be seen, but not taken, and why. */
  note?: string;
};

const logoId = (index: number) => `logo ${index}`;

/** What stays behind unless somebody takes it: of several logos a kit gets the best. */
export const leftAtFirst = ({ logos }: ReadSiteOutput) => new Set(logos.slice(1).map((_, index) => logoId(index + 1)));

/** What is left when one finding is taken or left. One logo takes the place of another. */
export function leftAfter(site: ReadSiteOutput, left: ReadonlySet<string>, id: string, isTaken: boolean): Set<string> {
  const next = new Set(left);
  if (!isTaken) return next.add(id);
  const isLogo = id.startsWith("logo ");
  if (isLogo) for (const index of site.logos.keys()) next.add(logoId(index));
  next.delete(id);
  return next;
}

export function findingsIn(site: ReadSiteOutput): Finding[] {
  const { name, description, logos, colors, fonts, contacts, socials, address } = site;
  return [
    ...(name ? [{ id: "name", label: "Name", value: name.value, from: name.from }] : []),
    ...logos.map(({ data, width, height, from }, index) => ({
      ...{ id: logoId(index), label: index === 0 ? "Logo" : "Another logo" },
      ...{ value: `${width} × ${height}`, from, logo: data },
    })),
    ...(colors.length > 0
      ? [
          {
            id: "colors",
            label: colors.length === 1 ? "A colour" : `${colors.length} colours`,
            value: colors.map((color) => color.name).join(", "),
            from: [...new Set(colors.map(({ from }) => from))].join(", "),
            colors,
          },
        ]
      : []),
    ...fonts.map(({ family, for: use, from, ours }) => ({
      ...{ id: `font ${family}`, label: `Font: ${family}`, value: `Used for ${use}`, from },
      ...(!ours && { note: "We do not have it; fonts of a site are never copied" }),
    })),
    ...contacts
      .slice(0, MAX_CONTACTS)
      .map(({ value, from }) => ({ id: `contact ${value}`, label: "Contact", value, from })),
    ...socials
      .slice(0, MAX_PROFILES)
      .map(({ value, from }) => ({ id: `profile ${value}`, label: "Profile", value, from })),
    ...(description
      ? [
          {
            id: "about",
            label: "What it is",
            value: description.value,
            from: `${description.from}, for services that write`,
          },
        ]
      : []),
    { id: "website", label: "Web address", value: hostOf(address), from: "the address itself" },
  ];
}

/** A kit of all that was not left out. */
export function draftFrom(site: ReadSiteOutput, left: ReadonlySet<string>): Draft {
  const has = (id: string) => !left.has(id);
  const face = site.fonts.find(({ ours, family }) => ours && has(`font ${family}`))?.ours;
  return {
    kit: {
      ...emptyKit((has("name") && site.name?.value) || hostOf(site.address).slice(0, 30)),
      colors: has("colors") ? site.colors.map(({ from, ...color }) => color) : [],
      contacts: site.contacts
        .map(({ value }) => value)
        .filter((value) => has(`contact ${value}`))
        .slice(0, MAX_CONTACTS),
      profiles: site.socials
        .map(({ value }) => value)
        .filter((value) => has(`profile ${value}`))
        .slice(0, MAX_PROFILES),
      ...(site.description && has("about") && { about: site.description.value.slice(0, LONGEST_ABOUT) }),
      ...(face && { headlineFont: face }),
      ...(has("website") && { website: hostOf(site.address).slice(0, 70) }),
    },
    logo: site.logos.find((_, index) => has(logoId(index)))?.data,
  };
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");
