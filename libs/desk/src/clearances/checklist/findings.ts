import type { CheckedItem } from '@ebpls/contracts';

/** Sentences of the failed items, which a clerk may use as a condition, or as the reason of a return or refusal. */
export function listFailedSentences(checklist: readonly CheckedItem[]): string[] {
  return checklist
    .filter(({ answer }) => answer === 'NOT_COMPLIANT')
    .map(({ text, remark }) => (remark === '' ? text : `${text}: ${remark}`));
}
