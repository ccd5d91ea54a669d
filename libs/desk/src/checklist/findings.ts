import type { CheckedItem } from '@ebpls/contracts';

/**
 * What does not comply, as sentences that a clerk may send on: as a condition, or as the reason of a return or refusal.
 */
export function listFailedSentences(checklist: readonly CheckedItem[]): string[] {
  return checklist
    .filter(({ answer }) => answer === 'NOT_COMPLIANT')
    .map(({ text, remark }) => (remark === '' ? text : `${text}: ${remark}`));
}
