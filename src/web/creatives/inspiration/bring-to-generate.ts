import type { UseNavigateResult } from "@tanstack/react-router";
import { showToast } from "@/lib/show-toast.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type Borrowable, type BorrowableInput, borrowableOutput } from "../../../shared/contracts/borrowable.ts";
import type { BorrowPart, InspirationOrigin } from "../../../shared/inspiration.ts";
import { takeForInspiration } from "./take-for-inspiration.ts";

type Picture = {
  id: string;
  name: string;
  url: string;
  from?: InspirationOrigin | undefined;
  lender: string;
  /** The slug of a meme template. */
  template?: string;
};
/** What the toasts say. */
type Words = { added: string; failed: string };

/** Copies one of our pictures and opens Generate with it. Must be called directly in a click handler. */
export async function bringToGenerate(
  navigate: UseNavigateResult<string>,
  { url, from, lender, template, ...named }: Picture,
  words: Words,
) {
  try {
    const [{ image, isCopied }, lends] = await Promise.all([
      takeForInspiration(url, named),
      from && lendsParts(from) ? getBorrowable(from) : undefined,
    ]);
    // The idea of a template needs no switch: it is captioned, or comes along with its colours.
    const borrow: BorrowPart[] | undefined = template ? ["palette"] : undefined;
    const inspirationImage = { ...image, role: "style" as const, borrow, lender, from, lends, template };
    await navigate({ to: "/dashboard/generate", state: { inspirationImage } });
    const description = isCopied ? "It is on your clipboard too." : "It was not copied: the browser did not allow it.";
    showToast({ tone: "ok", title: words.added, description });
  } catch (error) {
    console.error(error);
    showToast({ tone: "bad", title: "Error", description: words.failed });
  }
}

/** A template is used as it is, or lends its idea as a whole. */
const lendsParts = (from: InspirationOrigin): from is BorrowableInput => from.kind !== "template";

/** What an ad or an own creative could lend. Nothing when it cannot be told now: the picture alone does, too. */
async function getBorrowable(from: BorrowableInput): Promise<Borrowable | undefined> {
  try {
    return await callFunction(await getSupabase(), "borrowable", from, borrowableOutput);
  } catch (error) {
    console.warn("What the picture could lend is not known", error);
    return undefined;
  }
}
