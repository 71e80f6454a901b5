import { AppError } from "../../../shared/errors.ts";
import { codeOf, isAccountGone, isBadData, isConflict, isDatabaseDown, whyUnreachable } from "../../database/pool.ts";
import { AbandonedError, TooBusyError, TookTooLongError } from "../../fairness/fair-queue.ts";
import { BodyError } from "../../fairness/receive-body.ts";
import { FAULTS } from "../../images/picture-fault.ts";
import { NoRenditionError } from "../../objects/renditions.ts";
import { badRequest, refusedByPolicy, StorageError, tooLarge } from "./storage-error.ts";

/** An error of PostgreSQL or the disk as Supabase Storage would report it; null when the fault is ours. */
export function toStorageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof BodyError) return refuseBody(error);
  if (error instanceof AppError && error.code === "storage_full") {
    return new StorageError(507, "InsufficientStorage", error.message);
  }
  if (error instanceof AppError && error.code === "rate_limited") {
    return new StorageError(429, "SlowDown", error.message);
  }
  if (error instanceof AppError && error.code === "unavailable") {
    return new StorageError(503, "unavailable", error.message);
  }
  if (error instanceof NoRenditionError) {
    return new StorageError(422, "UnprocessableEntity", `The image ${FAULTS[error.fault]}`);
  }
  if (error instanceof TooBusyError) {
    return error.isOwnFault
      ? new StorageError(429, "SlowDown", "Too many of these images are being worked on, please try again in a moment")
      : new StorageError(503, "SlowDown", "Too many images are being worked on, please try again in a moment");
  }
  if (error instanceof TookTooLongError) {
    return new StorageError(503, "SlowDown", "The image could not be read in time, please try again in a moment");
  }
  if (error instanceof AbandonedError) return new StorageError(408, "RequestTimeout", "The request was given up");
  if (isDatabaseDown(error)) {
    return new StorageError(503, "unavailable", `${whyUnreachable(error)}, please try again in a moment`);
  }
  if (isConflict(error)) {
    return new StorageError(503, "SlowDown", "The same thing is being changed elsewhere, please try again in a moment");
  }
  if (isAccountGone(error)) return new StorageError(401, "Unauthorized", "This account has been deleted");
  switch (codeOf(error)) {
    case "42501":
      return refusedByPolicy();
    case "23505":
      return new StorageError(409, "Duplicate", "The resource already exists");
    case "ENOSPC":
    case "EDQUOT":
      return new StorageError(507, "InsufficientStorage", "There is no room left. Nothing was stored.");
  }
  return isBadData(error) ? badRequest("The request holds text that cannot be stored") : null;
}

function refuseBody({ reason }: BodyError): StorageError {
  if (reason === "too large") return tooLarge();
  return badRequest("The upload ended before all of it had arrived. Nothing was stored.");
}
