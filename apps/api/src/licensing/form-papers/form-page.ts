import { A4 } from '../../platform/pdf/pdf.ts';

export const LEFT = 48;
export const WIDTH = A4.width - LEFT * 2;
export const BOTTOM = A4.height - 60;

/** Where the next part of the form begins, and how a further page is added. */
export interface PlaceOnPage {
  readonly y: number;
  readonly next: () => number;
}
