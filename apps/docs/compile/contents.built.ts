import { type DocPage, listPages } from './catalogue.ts';
import { CONTENT } from './places.ts';

export const WATCHED = [CONTENT];

/** The pages of the documentation, in the order of the menu. */
export const PAGES: readonly DocPage[] = listPages();
