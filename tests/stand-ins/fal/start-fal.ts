import { randomUUID } from "node:crypto";
import { z } from "zod";
import { pictureOf, sizeOf } from "../wire/pictures.ts";
import { type Answer, type Call, keyOf, startService, WRONG_KEY } from "../wire/start-service.ts";

const RATIOS = ["21:9", "2:1", "16:9", "3:2", "7:5", "4:3", "5:4", "1:1", "4:5", "3:4", "5:7", "2:3", "9:16", "1:2"];
const SIZES = ["1024x1024", "1280x720", "720x1280", "1120x896", "896x1120", "1440x720", "720x1440"];
const prompt = (max: number) => z.string().min(1).max(max);

const flux = {
  prompt: prompt(32_000),
  aspect_ratio: z.enum(RATIOS),
  resolution: z.enum(["1k", "2k", "4k"]),
  output_format: z.enum(["png", "jpeg"]),
  enable_prompt_expansion: z.literal(false),
};
const image_urls = z.array(z.string().startsWith("data:image/")).min(1).max(10);
/** Each model by its own fields; others are refused. */
const ROUTES = {
  "blackforestlabs/flux-3/text-to-image": z.strictObject(flux),
  "blackforestlabs/flux-3/edit-image": z.strictObject({ ...flux, image_urls }),
  "ideogram/v4.5": z.strictObject({
    prompt: prompt(10_000),
    image_size: z
      .strictObject({ width: z.int(), height: z.int() })
      .refine(({ width, height }) => SIZES.includes(`${width}x${height}`), "is not on the list of sizes"),
    quality: z.enum(["low", "medium", "high"]),
    num_images: z.literal(1),
    enable_prompt_expansion: z.literal(false),
  }),
};

type FalCall = Call & {
  kind: "submit" | "status" | "result" | "cancel" | "picture" | "check";
  body?: Record<string, unknown>;
};
type Job = { size: [number, number]; polls: number };

const detail = (status: number, type: string, msg: string): Answer => ({
  status,
  body: { detail: [{ loc: ["body", "prompt"], msg, type, ctx: {} }] },
});

export const falAnswers = {
  refusal: detail(422, "content_policy_violation", "The content could not be processed because it was flagged."),
  bad_key: { status: 401, body: { detail: "Cannot access application. Authentication is required." } },
  no_credit: {
    status: 403,
    body: { detail: "User is locked. Reason: Exhausted balance. Top up at fal.ai/dashboard/billing." },
  },
  limit_with_wait: { status: 429, body: { detail: "Too many requests" }, headers: { "retry-after": "7" } },
  limit_without_wait: { status: 429, body: { detail: "Too many requests" } },
  machine_failed: { status: 500, body: { detail: "Runner disconnected", error_type: "runner_disconnected" } },
  unknown_job: { status: 404, body: { detail: "Request not found" } },
  nothing_made: { status: 200, body: { images: [], seed: 1 } },
} as const satisfies Record<string, Answer>;

/** fal's queue, its price list and the host of its pictures, on one port. A job takes `polls` questions. */
export async function startFal({ port = 0, polls = 1 } = {}) {
  const jobs = new Map<string, Job>();
  const service = await startService<FalCall>({
    port,
    refuse: (msg) => detail(422, "value_error", msg),
    read(request, raw) {
      const { method = "", url: path = "" } = request;
      if (method === "GET" && path.startsWith("/files/")) {
        if (request.headers.authorization) throw new Error("the key went to the host of the pictures");
        return { method, path, key: "", kind: "picture" };
      }
      const key = keyOf(request, "Key");
      const call = { method, path, key };
      if (method === "GET" && path.startsWith("/models/pricing?endpoint_id=")) return { ...call, kind: "check" };
      const action = /\/requests\/[\w-]+(\/status|\/cancel)?$/.exec(path);
      if (action?.[1] === "/status" && method === "GET") return { ...call, kind: "status" };
      if (action?.[1] === "/cancel" && method === "PUT") return { ...call, kind: "cancel" };
      if (action && !action[1] && method === "GET") return { ...call, kind: "result" };
      const route = path.slice(1) as keyof typeof ROUTES;
      if (method !== "POST" || !Object.hasOwn(ROUTES, route)) throw new Error(`no such call: ${method} ${path}`);
      if (request.headers["x-fal-no-retry"] !== "1") throw new Error("fal itself might repeat this job");
      if (request.headers["x-app-fal-disable-fallback"] !== "1") throw new Error("another model might step in");
      return { ...call, kind: "submit", body: ROUTES[route].parse(JSON.parse(raw.toString())) };
    },
    async answer({ kind, key, path, body }, url) {
      if (kind === "picture") {
        const [width = 64, height = 64] = path.replace("/files/", "").split(/[x.]/).map(Number);
        return { status: 200, body: await pictureOf(width, height), headers: { "content-type": "image/png" } };
      }
      if (key.endsWith(WRONG_KEY)) return falAnswers.bad_key;
      if (kind === "check") return { status: 200, body: { prices: [], has_more: false, next_cursor: null } };
      if (kind === "submit" && body) {
        const id = randomUUID();
        jobs.set(id, { size: sizeFor(body), polls });
        // The addresses leave out the end of the model's name.
        const at = `${url}${path.split("/").slice(0, 3).join("/")}/requests/${id}`;
        const urls = { status_url: `${at}/status`, response_url: at, cancel_url: `${at}/cancel` };
        return { status: 200, body: { status: "IN_QUEUE", request_id: id, queue_position: 0, ...urls } };
      }
      const job = jobs.get(/\/requests\/([\w-]+)/.exec(path)?.[1] ?? "");
      if (!job) return falAnswers.unknown_job;
      if (kind === "cancel") return { status: 202, body: { status: "CANCELLATION_REQUESTED" } };
      if (kind === "status") {
        job.polls -= 1;
        return job.polls < 0
          ? { status: 200, body: { status: "COMPLETED" } }
          : { status: 202, body: { status: "IN_PROGRESS" } };
      }
      return falPictures(`${url}/files/${job.size.join("x")}.png`);
    },
  });
  return service;
}

export const falPictures = (...urls: string[]): Answer => ({
  status: 200,
  body: { images: urls.map((url) => ({ url, content_type: "image/png", width: 1, height: 1 })), seed: 1 },
});

function sizeFor(body: Record<string, unknown>): [number, number] {
  if (typeof body.aspect_ratio === "string") return sizeOf(body.aspect_ratio);
  const { width, height } = body.image_size as { width: number; height: number };
  return [width, height];
}
