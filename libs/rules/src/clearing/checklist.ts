// Selects the items of an office's checklist for an application, and checks whether they allow an approval.

import type { ApplicationType, CheckAnswer } from '@ebpls/contracts';

/** Fields of an inspected item that the rules need. */
export interface AnsweredItem {
  readonly is_mandatory: boolean;
  readonly answer: CheckAnswer | null;
}

/** The items of a list that are looked at in an application of this kind, in the order of the list. */
export function filterChecklistItems<T extends { readonly asked_of: readonly ApplicationType[] }>(
  items: readonly T[],
  application_type: ApplicationType,
): T[] {
  return items.filter(({ asked_of }) => asked_of.includes(application_type));
}

/**
 * Problem that keeps an office's list from approval (decision 0119); undefined when there is none. An item that does
 * not comply may become a condition; one that was not looked at may not.
 */
export function checkChecklist(
  items: readonly AnsweredItem[],
  act: 'approve' | 'approve_with_conditions',
): 'checklist.open' | 'checklist.not_compliant' | undefined {
  const mandatoryItems = items.filter(({ is_mandatory }) => is_mandatory);
  if (mandatoryItems.some(({ answer }) => answer === null)) return 'checklist.open';
  if (act === 'approve' && mandatoryItems.some(({ answer }) => answer === 'NOT_COMPLIANT'))
    return 'checklist.not_compliant';
  return undefined;
}
