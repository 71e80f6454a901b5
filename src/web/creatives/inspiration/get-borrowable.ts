import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type Borrowable, type BorrowableInput, borrowableOutput } from "../../../shared/contracts/borrowable.ts";

/** What an ad or an own creative could lend. Nothing when it cannot be told now: the picture alone does, too. */
export async function getBorrowable(from: BorrowableInput): Promise<Borrowable | undefined> {
  try {
    return await callFunction(await getSupabase(), "borrowable", from, borrowableOutput);
  } catch (error) {
    console.warn("What the picture could lend is not known", error);
    return undefined;
  }
}
