import { downloadPicture } from "@/creatives/download-picture.ts";
import { PRODUCT_NAME } from "../../../../shared/brand.ts";

export const downloadName = (at: Date) => `${PRODUCT_NAME.toLowerCase()}-creative-${at.getTime()}.png`;

export const downloadCreative = (imageUrl: string) => downloadPicture(imageUrl, downloadName(new Date()));
