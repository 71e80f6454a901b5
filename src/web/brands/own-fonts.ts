import { queryOptions, useQuery } from "@tanstack/react-query";
import { bytesOf } from "@/lib/base64.ts";
import { getSupabase, useSession } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { familyList } from "../../engine/scene/typefaces.ts";
import { readFontOutput } from "../../shared/contracts/fonts.ts";
import { type FontFacts, fontFactsSchema, ownFace, ownFontId } from "../../shared/fonts/font-facts.ts";

/** A font of somebody's own, by the name that kits and scenes have for it. */
export type ListedFont = { face: string; facts: FontFacts };

async function listFonts(): Promise<ListedFont[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("brand_fonts").select("id, facts").order("created_at").order("id");
  if (error) throw error;
  return data.map(({ id, facts }) => ({ face: ownFace(id), facts: fontFactsSchema.parse(facts) }));
}

export const OWN_FONTS = ["own fonts"] as const;

export function useOwnFonts({ isOn = true } = {}) {
  const { user } = useSession();
  return useQuery({ queryKey: [...OWN_FONTS, user?.id], queryFn: listFonts, enabled: user !== null && isOn });
}

/** The file of a font. Its name says what is in it, so it is asked for once. */
export const fontQuery = (face: string) =>
  queryOptions({
    queryKey: ["own font", face],
    queryFn: async () => {
      const id = ownFontId(face) ?? "";
      return bytesOf((await callFunction(await getSupabase(), "read-font", { id }, readFontOutput)).font);
    },
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "offlineFirst",
  });

const shown = new Map<string, Promise<unknown>>();

/** Lets the page itself write in a font. */
async function showFont(face: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const loaded = shown.get(face) ?? new FontFace(face, bytes).load().then((font) => document.fonts.add(font));
  shown.set(face, loaded);
  await loaded;
  return face;
}

/** The family to write in, once the page has it; until then what stands in for it. */
export function useFontFamily(face: string, own?: Uint8Array<ArrayBuffer>): string {
  const { data: bytes } = useQuery({ ...fontQuery(face), enabled: own === undefined });
  const file = own ?? bytes;
  const { data: family } = useQuery({
    queryKey: ["shown font", face],
    queryFn: () => (file ? showFont(face, file) : null),
    enabled: file !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return family ? `"${family}", ${familyList("sans")}` : familyList("sans");
}
