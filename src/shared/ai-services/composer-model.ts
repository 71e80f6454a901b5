/** Recorded in place of a model name: the composer is not a model, and costs nothing. */
export const COMPOSER_MODEL = "built-in-composer";
