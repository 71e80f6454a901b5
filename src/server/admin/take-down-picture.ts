import { z } from "zod";
import { AppError } from "../../shared/errors.ts";
import { isObjectName } from "../adapters/storage/object-name.ts";
import type { RemoveObject } from "../adapters/storage/port.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { lockAccount } from "../database/lock-account.ts";
import { type Database, inTransaction, type Transaction } from "../database/pool.ts";
import type { Row } from "../database/rows.ts";
import type { Outbox } from "../mail/outbox.ts";

const BUCKET = "creatives";
/** A public address, of the picture itself or of a smaller copy; the rest is its name. */
const ADDRESS = new RegExp(`/storage/v1/(?:object|render/image)/public/${BUCKET}/([^?#]+)`);

export type TakeDownParts = {
  pool: Database;
  outbox: Outbox;
  objects: RemoveObject;
  siteUrl: string;
  /** Called when nobody can see the picture any more, so that its files can be deleted. */
  onRemoved: () => void;
};

type Shown = Row<"public.creatives", "title" | "created_at">;

/**
 * Removes a picture for everybody, its owner included: file, smaller copies, and the creatives that show it. Records
 * who did it and why, and notifies the owner by mail; all or nothing. Returns whether there was an owner to notify.
 */
export async function takeDownPicture(
  { pool, outbox, objects, siteUrl, onRemoved }: TakeDownParts,
  actor: string,
  { picture, reason }: { picture: string; reason: string },
): Promise<boolean> {
  const name = readName(picture);
  const isOwnerTold = await inTransaction(pool, async (transaction) => {
    const owner = await lockOwner(transaction, name);
    const { rows: shown } = await transaction.query<Shown>(
      `delete from public.creatives
        where split_part(split_part(image_url, '/object/public/creatives/', 2), '?', 1) = $1
       returning title, created_at`,
      [name],
    );
    const uploaded = await transaction.query<Row<"storage.objects", "created_at">>(
      "select created_at from storage.objects where bucket_id = $1 and name = $2",
      [BUCKET, name],
    );
    const wasThere = await objects.remove(transaction, BUCKET, name);
    if (!wasThere && shown.length === 0) {
      throw new AppError("not_found", "There is no picture at this address, or no longer. Nothing was changed.");
    }
    const file = name.split("/").at(-1) ?? name;
    // Without the folder, which names the owner: the details are kept when the account is deleted later.
    await writeAudit(transaction, {
      actor,
      action: "take-down-picture",
      target: owner?.id ?? null,
      details: { file, reason, creatives: shown.length },
    });
    if (!owner) return false;
    const { title, created_at } = shown[0] ?? { title: file, created_at: uploaded.rows[0]?.created_at ?? new Date() };
    await outbox.add(transaction, {
      kind: "picture-removed",
      recipient: owner.email,
      props: { title, madeAt: created_at.toISOString(), reason, siteUrl },
    });
    return true;
  });
  onRemoved();
  return isOwnerTold;
}

function readName(picture: string): string {
  const [, encoded] = ADDRESS.exec(picture) ?? [];
  const name = encoded === undefined ? picture : decode(encoded);
  if (isObjectName(name)) return name;
  throw new AppError(
    "bad_request",
    "This is neither the public address of a picture nor its name. Nothing was changed.",
  );
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return "";
  }
}

/** The account whose folder the picture is in, locked until the end of the transaction so that it cannot be deleted. */
async function lockOwner(transaction: Transaction, name: string): Promise<{ id: string; email: string } | undefined> {
  const folder = z.uuid().safeParse(name.split("/")[0]);
  if (!folder.success) return undefined;
  if (!(await lockAccount(transaction, folder.data, "add"))) return undefined;
  const { rows } = await transaction.query<Row<"auth.users", "id" | "email">>(
    "select id, email from auth.users where id = $1",
    [folder.data],
  );
  return rows[0];
}
