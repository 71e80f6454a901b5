import { z } from "zod";

/** What a colour of a brand is for. Several colours may have the same one. */
export const BRAND_ROLES = {
  dark: "Ink, dark ground",
  light: "Light ground",
  loud: "Loud ground",
  accent: "Accent",
  onDark: "Text on dark",
} as const;
export type BrandRole = keyof typeof BRAND_ROLES;
export const brandRoleSchema = z.enum(Object.keys(BRAND_ROLES) as [BrandRole, ...BrandRole[]]);

export const MAX_BRANDS = 30;
export const MAX_COLORS = 8;
export const MAX_BRAND_WORDS = 24;
export const MAX_CONTACTS = 4;
export const MAX_PROFILES = 6;
/** Of what a brand says about itself. */
export const LONGEST_ABOUT = 300;

const words = (most: number, tooLong: string) =>
  z
    .string()
    // Nothing that cannot be stored or would not be seen.
    .transform((text) => text.replace(/\p{Cs}|\p{Cc}+/gu, " ").trim())
    .pipe(z.string().min(1).max(most, tooLong));

const line = (name: string, most: number) => words(most, `${name} may have at most ${most} characters.`);

const colorSchema = z.object({
  name: line("The name of a colour", 24),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "A colour is written like #f0a04b.")
    .transform((hex) => hex.toLowerCase()),
  role: brandRoleSchema,
});
export type BrandColor = z.infer<typeof colorSchema>;

const listed = (name: string) =>
  z.array(line(name, 40)).max(MAX_BRAND_WORDS, `There may be at most ${MAX_BRAND_WORDS} of them.`).default([]);

/** What is said once about a brand and stands on everything made for it. Its logos are kept beside it. */
export const brandKitSchema = z.object({
  name: line("The name", 30),
  colors: z.array(colorSchema).max(MAX_COLORS, `A kit may have at most ${MAX_COLORS} colours.`).default([]),
  /** Typefaces of ours, by their ids. Without one the layout decides. */
  headlineFont: z.string().max(40).optional(),
  /** What the brand is, for a service that writes. It stands on no creative. */
  about: line("The description", LONGEST_ABOUT).optional(),
  voice: line("The voice", 600).optional(),
  say: listed("A word"),
  avoid: listed("A word"),
  website: line("The web address", 70).optional(),
  contacts: z
    .array(line("A contact", 70))
    .max(MAX_CONTACTS, `There may be at most ${MAX_CONTACTS} contacts.`)
    .default([]),
  /** Profiles on social networks. */
  profiles: z
    .array(line("A profile", 80))
    .max(MAX_PROFILES, `There may be at most ${MAX_PROFILES} profiles.`)
    .default([]),
  button: line("The button", 28).optional(),
});
export type BrandKit = z.infer<typeof brandKitSchema>;
