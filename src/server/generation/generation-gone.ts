import { AppError } from "../../shared/errors.ts";

/** Its user cancelled it, or deleted the account. */
export class GenerationGoneError extends AppError {
  constructor() {
    super("cancelled", "The generation was cancelled. Its image was not kept.");
  }
}
