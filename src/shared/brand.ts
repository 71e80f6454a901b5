export const PRODUCT_NAME = "BananaBread";
