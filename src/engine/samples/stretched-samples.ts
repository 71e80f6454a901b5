import { LAYOUT_IDS, type LayoutId } from "../scene/layout-id.ts";
import type { Scene, Slots } from "../scene/scene.ts";
import { SAMPLE_SCENES } from "./sample-scenes.ts";

const LONG: Partial<Slots> = {
  headline: "The only bookkeeping software that your accountant will actually thank you for using",
  subline:
    "Connect your bank, forward your receipts and get a clean ledger every Monday, with no spreadsheets and no guilt.",
  button: "Start your free trial",
};

function sampleOf(layout: LayoutId): Scene {
  const scene = SAMPLE_SCENES.find((candidate) => candidate.layout === layout);
  if (!scene) throw new Error(`no sample of ${layout}`);
  return scene;
}

/** A sample of every layout with far more words than it was drawn for, and with far fewer. */
export const STRETCHED_SAMPLES = LAYOUT_IDS.map((layout) => {
  const scene = sampleOf(layout);
  return {
    layout,
    long: { ...scene, slots: { ...scene.slots, ...LONG } },
    short: { ...scene, slots: { headline: "Wow." }, extras: [] },
  };
});
