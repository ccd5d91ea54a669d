import { A4 } from '../../platform/pdf/pdf.ts';

export const LEFT = 48;
export const WIDTH = A4.width - LEFT * 2;
