import type { PaymentMode } from '@ebpls/contracts';

/** Returns the message key for an installment of a year; a bill of one part covers the whole of it. */
export function getPartNameKey(no: number, count: number, mode: PaymentMode): string {
  if (count === 1 || mode === 'ANNUAL') return 'due.year';
  return mode === 'QUARTERLY' ? `due.quarter_${no}` : `due.half_${no}`;
}
