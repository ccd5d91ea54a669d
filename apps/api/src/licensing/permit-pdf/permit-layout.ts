// Left margin and text width of the printed permit, in points.

import { A4 } from '../../platform/pdf/pdf.ts';

export const PERMIT_LEFT = 48;
export const PERMIT_WIDTH = A4.width - PERMIT_LEFT * 2;
