import { AppError } from "../../shared/errors.ts";
import type { ChosenModel } from "./choose-service.ts";

/** Refuses what the model cannot do before anything is decoded, sent or paid for. */
export function checkAbilities({ model, name }: ChosenModel, wanted: { isEdit: boolean; pictures: number }): void {
  const refuse = (why: string) =>
    new AppError("not_supported", `${why} Nothing was sent: choose another model or service for this one.`);
  const who = model.name === name ? name : `${model.name} (${name})`;
  if (wanted.isEdit && !model.edits) throw refuse(`${who} cannot change a picture, only make a new one.`);
  if (wanted.pictures <= model.references) return;
  const most = model.references === 1 ? "one picture" : `${model.references} pictures`;
  throw refuse(model.references === 0 ? `${who} takes no pictures along.` : `${who} takes at most ${most} along.`);
}
