import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNT, openBackedUpBucket } from "./backed-up-bucket.ts";
import { restore } from "./places.ts";

let bucket: Awaited<ReturnType<typeof openBackedUpBucket>>;
beforeAll(async () => {
  bucket = await openBackedUpBucket();
});
afterAll(() => bucket.close());

test("everything is back in another bucket, though the store is busy in between", () =>
  bucket.s3.settings().then((another) =>
    bucket.inEmptyDatabase(another, async (place) => {
      bucket.s3.failNext({ method: "PUT", key: /^objects\//, status: 503, times: 2 });
      expect(await restore(place.config, bucket.file)).toMatchObject({ objects: COUNT, damaged: 0 });
      await bucket.expectPicturesBack(place);
    }),
  ));
