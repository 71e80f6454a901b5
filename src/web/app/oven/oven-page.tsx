import { useRef, useState } from "react";
import { Logo } from "@/components/logo.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import type { Scene } from "../../../engine/scene/scene.ts";
import { AD_TYPES, type AdType } from "../../../shared/ad-types.ts";
import { DEFAULT_FORMAT, FORMAT_IDS, FORMATS, type Format } from "../../../shared/formats.ts";
import { useDocumentTitle } from "../use-document-title.ts";
import { timeIdeas } from "./time-ideas.ts";
import { useOven } from "./use-oven.ts";

const formats = FORMAT_IDS.map((value) => ({ value, label: value }));
const types = Object.entries(AD_TYPES).map(([value, label]) => ({ value: value as AdType, label }));

/** Shows what the oven makes of a description or a scene, as a whole and put together from its parts. */
export function OvenPage() {
  useDocumentTitle("Oven");
  const { oven, say, words } = useOven();
  const [format, setFormat] = useState<Format>(DEFAULT_FORMAT);
  const [type, setType] = useState<AdType>("meta");
  const [seed, setSeed] = useState("1");
  const [description, setDescription] = useState("");
  const [scene, setScene] = useState("");
  const [preset, setPreset] = useState("");
  const [photos, setPhotos] = useState<ReadonlyMap<string, Uint8Array>>(new Map());
  const canvas = useRef<HTMLCanvasElement>(null);

  const compose = () =>
    say("Composed", async () => {
      const made = await (await oven()).compose(description, type, format, Number(seed));
      setScene(JSON.stringify(made, null, 2));
    });

  /** `show` gets an empty canvas of the format's size. */
  const paint = (done: string, show: (sheet: CanvasRenderingContext2D, asked: Scene) => Promise<void>) =>
    say(done, async () => {
      const sheet = canvas.current?.getContext("2d");
      if (!sheet) return;
      const { width, height } = FORMATS[format];
      Object.assign(sheet.canvas, { width, height });
      await show(sheet, JSON.parse(scene));
    });

  const paintWhole = () =>
    paint("Painted", async (sheet, asked) => {
      sheet.drawImage(await (await oven()).paint(asked, format, { photos }), 0, 0);
    });

  const paintPreset = () =>
    paint("Painted for a platform", async (sheet, asked) => {
      const { bitmap } = await (await oven()).paintPreset(asked, preset, { photos });
      Object.assign(sheet.canvas, { width: bitmap.width, height: bitmap.height });
      sheet.drawImage(bitmap, 0, 0);
    });

  const paintParts = () =>
    paint("Painted in parts", async (sheet, asked) => {
      const { layOut, paintUnder, paintLayer, paintOver } = await oven();
      sheet.drawImage(await paintUnder(asked, format, { photos }), 0, 0);
      for (const { id } of (await layOut(asked, format, photos)).layers) {
        const { bitmap, box } = await paintLayer(asked, format, id, { photos });
        sheet.drawImage(bitmap, box.x, box.y);
      }
      const over = await paintOver(asked, format, { photos });
      if (over) sheet.drawImage(over.bitmap, over.box.x, over.box.y);
    });

  /** For `npm run bench -- brief`: the ideas beside painting alone, in the same worker and of the same size. */
  const time = () =>
    say("Timed", async () => {
      const { readMs, ideasMs, bareMs } = await timeIdeas(await oven(), {
        sentence: description,
        adType: type,
        format,
      });
      setScene(JSON.stringify({ readMs, ideasMs, bareMs }));
    });

  async function choosePhotos(files: FileList | null) {
    const read = async (file: File) =>
      [file.name.replace(/\.\w+$/, ""), new Uint8Array(await file.arrayBuffer())] as const;
    setPhotos(new Map(await Promise.all(Array.from(files ?? [], read))));
  }

  return (
    <main id="main" className="mx-auto max-w-[1360px] px-4 pt-5 pb-24 text-sm tablet:px-8">
      <Logo />
      <h1 className="mt-4 font-bold font-display text-[1.625rem] leading-[1.1] tracking-[-0.03em]">Oven</h1>
      <p role="status" className="mt-1 text-ink-2">
        {words}
      </p>
      <div className="mt-5 grid items-start gap-5 tablet:grid-cols-2">
        <Card title="Scene">
          <div className="grid gap-4">
            <Segmented label="Ad type" options={types} value={type} onValueChange={setType} className="flex-wrap" />
            <Segmented label="Format" options={formats} value={format} onValueChange={setFormat} />
            <Input label="Seed" inputMode="numeric" value={seed} onChange={(event) => setSeed(event.target.value)} />
            <Textarea
              label="Description"
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
            <div className="flex gap-2">
              <Button onClick={compose}>Compose</Button>
              <Button onClick={time}>Time</Button>
            </div>
            <Textarea
              label="Scene as JSON"
              rows={12}
              value={scene}
              onChange={(event) => setScene(event.target.value)}
            />
            <Input
              label="Photos"
              hint="A scene knows them by the names of their files."
              type="file"
              multiple
              onChange={(event) => void choosePhotos(event.target.files)}
            />
            <div className="flex gap-2">
              <Button variant="primary" onClick={paintWhole}>
                Paint
              </Button>
              <Button onClick={paintParts}>Paint in parts</Button>
            </div>
            <Input
              label="Preset"
              hint="gdn-300x250, pinterest-pin, ..."
              value={preset}
              onChange={(event) => setPreset(event.target.value)}
            />
            <Button onClick={paintPreset}>Paint preset</Button>
          </div>
        </Card>
        <Card title="Picture">
          <canvas ref={canvas} className="block h-auto w-full" />
        </Card>
      </div>
    </main>
  );
}
