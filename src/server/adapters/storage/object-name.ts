const MAX_NAME_LENGTH = 1024;
const MAX_SEGMENT_LENGTH = 255;

// Supabase Storage's own set. It excludes what some file system, proxy or log would interpret differently: backslash,
// percent, NUL, control characters, letters that look like others.
const PERMITTED = /^[\w/!\-.*'() &$@=;:+,?]+$/;

/** Whether an object may have this name: plain segments, none of them empty, "." or "..". */
export function isObjectName(name: string): boolean {
  if (name.length > MAX_NAME_LENGTH || !PERMITTED.test(name)) return false;
  return name.split("/").every((segment) => segment !== "" && !isDots(segment) && segment.length <= MAX_SEGMENT_LENGTH);
}

/** Bucket names become folders. */
export function isBucketName(name: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,62}$/.test(name);
}

const isDots = (segment: string) => segment === "." || segment === "..";
