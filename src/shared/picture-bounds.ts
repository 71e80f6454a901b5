export const MAX_PICTURE_SIDE = 16_384;
export const MAX_PICTURE_ASPECT = 40;
