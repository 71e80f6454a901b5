import { MEME_TEMPLATES } from "../content/meme-templates/templates.ts";
import { captionedTemplate } from "../src/engine/memes/caption-scene.ts";
import { formatOf, type MemeTemplate } from "../src/engine/memes/meme-template.ts";
import { createPainter } from "../src/engine/node/create-painter.ts";
import { encodePng } from "../src/engine/node/encode.ts";
import { templatePhotos } from "../src/engine/node/template-photos.ts";
import { renderScene } from "../src/engine/render/render-scene.ts";
import { templateKey } from "../src/engine/scene/meme-captions.ts";
import { cpuOf, decodedAndEncoded } from "./support/bare-picture.ts";
import { median, print } from "./support/render-figures.ts";

const TEMPLATES = 12;
/** Both take so little that one is lost in the noise. */
const TIMES = 10;
const GOAL = 2.5;

const painter = createPainter();
const pictureOf = templatePhotos(painter, MEME_TEMPLATES);

/** npm run bench -- captions: a caption on a template's picture, against decoding and encoding that picture alone. */
export default async function captions() {
  console.log(`\nCPU ms of one caption on one template, and of the bare picture; median of ${TIMES}`);
  const ratios: number[] = [];
  for (const template of spread(TEMPLATES)) {
    const picture = (await pictureOf({ meme: { template: template.slug, captions: [] } })).values().next().value;
    if (!picture) throw new Error(`${template.slug} has no picture`);
    await captioned(template, picture, "Warm-up");
    const [ours, bare]: number[][] = [[], []];
    for (let time = 0; time < TIMES; time += 1) {
      // Other bytes and other words each time: nothing that was decoded or measured before helps.
      ours?.push(
        await cpuOf(() => captioned(template, Uint8Array.from(picture), `Take ${time}: the client has a thought`)),
      );
      bare?.push(await cpuOf(() => decodedAndEncoded(picture)));
    }
    const [mine, theirs] = [median(ours ?? []), median(bare ?? [])];
    ratios.push(mine / theirs);
    console.log(
      template.slug.padStart(24),
      ...[mine, theirs, mine / theirs].map((value) => value.toFixed(1).padStart(8)),
    );
  }
  print("ours over the bare picture", median(ratios), `median of ${TEMPLATES} templates, goal: at most ${GOAL}`);
}

/** Templates of all structures and shapes. */
const spread = (count: number) =>
  MEME_TEMPLATES.filter((_, index) => index % Math.floor(MEME_TEMPLATES.length / count) === 0).slice(0, count);

async function captioned(template: MemeTemplate, picture: Uint8Array, words: string) {
  const photos = new Map([[templateKey(template.slug), picture]]);
  return encodePng(await renderScene(painter, captionedTemplate(template, [words]), formatOf(template), photos));
}
