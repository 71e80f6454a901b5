const RASTER = /^(?:iVBORw0|\/9j\/|UklGR)/;

/** For an image, from a file in base64: browsers tell PNG, JPEG and WebP apart by themselves, and drawings not. */
export const logoSrc = (data: string) => `data:image/${RASTER.test(data) ? "*" : "svg+xml"};base64,${data}`;
