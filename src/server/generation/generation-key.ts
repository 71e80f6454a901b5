/** One generation: its id is the browser's, and unique per user only. */
export type GenerationKey = { userId: string; id: string };

export const placeOf = ({ userId, id }: GenerationKey) => `${userId}/${id}`;
