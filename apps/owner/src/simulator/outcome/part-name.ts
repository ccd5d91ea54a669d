import type { PaymentMode } from '@ebpls/contracts';
import { INSTALLMENT_COUNTS } from '@ebpls/rules';

/**
 * Returns the message key for an installment of a year; a bill of one part covers the whole of it. A business that
 * begins within the year pays the last parts of its mode.
 */
export function getPartNameKey(no: number, count: number, mode: PaymentMode): string {
  if (count === 1 || mode === 'ANNUAL') return 'due.year';
  const part = no + Math.max(0, INSTALLMENT_COUNTS[mode] - count);
  return mode === 'QUARTERLY' ? `due.quarter_${part}` : `due.half_${part}`;
}
