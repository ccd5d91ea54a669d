import type { ApplicationType, CheckAnswer } from '@ebpls/contracts';

/** What the rules need of an item that an office looks at. */
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
 * What stands between an office's list and its approval (decision 0119); undefined when nothing does. An item that does
 * not comply may become a condition; one that was not looked at may become nothing.
 */
export function checkChecklist(
  items: readonly AnsweredItem[],
  act: 'approve' | 'approve_with_conditions',
): 'checklist.open' | 'checklist.not_compliant' | undefined {
  const mandatory = items.filter(({ is_mandatory }) => is_mandatory);
  if (mandatory.some(({ answer }) => answer === null)) return 'checklist.open';
  if (act === 'approve' && mandatory.some(({ answer }) => answer === 'NOT_COMPLIANT')) return 'checklist.not_compliant';
  return undefined;
}
