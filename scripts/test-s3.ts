// npm run test:s3: the storage tests with an S3 store, the stand-in. npm run test:s3 -- ceph: with a real one, Ceph's.
import { spawnSync } from "node:child_process";
import { startCeph } from "./ceph/start-ceph.ts";

const FILES = ["tests/integration/storage", "tests/integration/ad-pictures"];

const ceph = process.argv[2] === "ceph" ? await startCeph() : null;
if (ceph) console.log(`${ceph.version} at ${ceph.endpoint}`);
try {
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", "--project", "integration", "--project", "thorough", ...FILES],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        TEST_STORE: "s3",
        ...(ceph && {
          TEST_S3_ENDPOINT: ceph.endpoint,
          TEST_S3_KEY: ceph.accessKeyId,
          TEST_S3_SECRET: ceph.secretAccessKey,
        }),
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  await ceph?.stop();
}
