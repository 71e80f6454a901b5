import { expect, test } from "vitest";
import { memeScene } from "../../engine/memes/caption-scene.ts";
import { SAMPLE_SCENES } from "../../engine/samples/sample-scenes.ts";
import { templateKey } from "../../engine/scene/meme-captions.ts";
import type { RenderRequest } from "./render-messages.ts";
import { withTemplatePictures } from "./with-template-pictures.ts";

const picture = new Uint8Array([1, 2, 3]);

function open() {
  const requests: RenderRequest[] = [];
  const pool = withTemplatePictures(
    {
      renderInWorker: async (request) => {
        requests.push(request);
        return { width: 1, height: 1, png: new Uint8Array(1), layers: [], findings: [] };
      },
      think: () => Promise.reject(new Error("nothing to think about")),
      close: async () => {},
    },
    async (slug) => (slug === "known" ? picture : null),
  );
  return { pool, requests };
}

const captioned = (template: string) => memeScene({ template, captions: [] });

test("a captioned template is painted on its picture", async () => {
  const { pool, requests } = open();
  await pool.renderInWorker({ scene: captioned("known"), format: "1:1" });
  expect(requests).toMatchObject([{ photos: { [templateKey("known")]: picture } }]);
});

test("a meme whose template is gone is refused in words, and nothing is painted", async () => {
  const { pool, requests } = open();
  const refused = pool.renderInWorker({ scene: captioned("gone"), format: "1:1" });
  await expect(refused).rejects.toMatchObject({
    code: "bad_request",
    message: expect.stringContaining("Choose another"),
  });
  expect(requests).toEqual([]);
});

test("every other scene passes unchanged", async () => {
  const { pool, requests } = open();
  const [scene] = SAMPLE_SCENES;
  if (!scene) throw new Error("there is no sample");
  await pool.renderInWorker({ scene, format: "1:1" });
  expect(requests).toEqual([{ scene, format: "1:1" }]);
});
