/** Identifies a generation: its id is chosen by the browser and is unique only per user. */
export type GenerationKey = { userId: string; id: string };

export const placeOf = ({ userId, id }: GenerationKey) => `${userId}/${id}`;
