import type { PaymentMode } from '@ebpls/contracts';

const PART_COUNTS: Readonly<Record<PaymentMode, number>> = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTERLY: 4 };

/**
 * Returns the message key for an installment of a year; a bill of one part covers the whole of it. A business that
 * begins within the year pays the last parts of its mode.
 */
export function getPartNameKey(no: number, count: number, mode: PaymentMode): string {
  if (count === 1 || mode === 'ANNUAL') return 'due.year';
  const part = no + Math.max(0, PART_COUNTS[mode] - count);
  return mode === 'QUARTERLY' ? `due.quarter_${part}` : `due.half_${part}`;
}
