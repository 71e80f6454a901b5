import { useState } from "react";
import { base64Of, bytesOf } from "@/lib/base64.ts";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { type AddFontOutput, addFontOutput } from "../../../../shared/contracts/fonts.ts";
import { MAX_FONT_FILE, ownFace } from "../../../../shared/fonts/font-facts.ts";

/** A font that was looked at: what it is, and its bytes as they would be kept. */
export type CheckedFont = Pick<AddFontOutput, "facts"> & {
  face: string;
  fileName: string;
  size: number;
  bytes: Uint8Array<ArrayBuffer>;
};

const send = async (data: string, licensed: boolean) =>
  callFunction(await getSupabase(), "add-font", { data, licensed }, addFontOutput);

/** Has a font file looked at, and kept when its owner says so. */
export function useFontFile() {
  const [checked, setChecked] = useState<(CheckedFont & { data: string }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<"checking" | "keeping" | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setChecked(null);
    if (file.size > MAX_FONT_FILE) return setProblem(`${file.name} is larger than 12 MB. Choose a smaller file.`);
    setBusy("checking");
    try {
      const data = await base64Of(new Uint8Array(await file.arrayBuffer()));
      const { id, facts, font } = await send(data, false);
      setChecked({ face: ownFace(id), facts, fileName: file.name, size: file.size, bytes: bytesOf(font), data });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The font could not be looked at.");
    } finally {
      setBusy(null);
    }
  }

  /** Null when it was not kept; the reason is shown. */
  async function keep(): Promise<CheckedFont | null> {
    if (!checked) return null;
    setProblem(null);
    setBusy("keeping");
    try {
      await send(checked.data, true);
      setChecked(null);
      return checked;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The font could not be kept.");
      return null;
    } finally {
      setBusy(null);
    }
  }

  return {
    ...{ checked, problem, take, keep },
    isChecking: busy === "checking",
    isKeeping: busy === "keeping",
    drop: () => setChecked(null),
  };
}
