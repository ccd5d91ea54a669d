import { readPictureSizes } from './pictures.ts';
import { CONTENT } from './places.ts';

export const WATCHED = [CONTENT];

/** Width and height by `language/name.webp`. */
export const PICTURE_SIZES: Readonly<Record<string, readonly [number, number]>> = readPictureSizes();
