// Page measures of the printed application form.

import { A4 } from '../../platform/pdf/pdf.ts';

export const FORM_LEFT = 48;
export const FORM_WIDTH = A4.width - FORM_LEFT * 2;
export const FORM_BOTTOM = A4.height - 60;

/** Start of the next part of the form, and the function that adds a page. */
export interface PlaceOnPage {
  readonly y: number;
  readonly next: () => number;
}
