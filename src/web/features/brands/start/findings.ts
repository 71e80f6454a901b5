import { type BrandColor, MAX_CONTACTS } from "../../../../shared/brands/brand-kit.ts";
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

/** The first logo is ticked; another one is offered in its place. */
export function findingsIn(site: ReadSiteOutput): Finding[] {
  const { name, logos, colors, fonts, contacts, address } = site;
  const [logo] = logos;
  return [
    ...(name ? [{ id: "name", label: "Name", value: name.value, from: name.from }] : []),
    ...(logo
      ? [{ id: "logo", label: "Logo", value: `${logo.width} × ${logo.height}`, from: logo.from, logo: logo.data }]
      : []),
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
      ...(face && { headlineFont: face }),
      ...(has("website") && { website: hostOf(site.address).slice(0, 70) }),
    },
    logo: has("logo") ? site.logos[0]?.data : undefined,
  };
}

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");
