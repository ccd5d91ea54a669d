// Lists the documents that an office has to check in a case, and counts those that it has checked.

import type { ClearanceCase, ClearanceState, RequirementItem } from '@ebpls/contracts';

interface ClearancePapers {
  readonly assessment: Pick<ClearanceCase['assessment'], 'requirements'>;
  readonly clearance: Pick<ClearanceCase['clearance'], 'office' | 'state'>;
}

/** States of a clearance in which its office has still to decide. */
export const OPEN_STATES: readonly ClearanceState[] = [
  'PENDING',
  'RECALLED',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
];

/** The papers that this office answers for. */
export function listOfficeDocuments({ assessment, clearance }: ClearancePapers): readonly RequirementItem[] {
  return assessment.requirements.filter(({ verified_by }) => verified_by.includes(clearance.office));
}

/** Whether the office reviewed the paper: valid, or what is wrong with it. */
function isAnswered({ document }: RequirementItem): boolean {
  return document !== null && document.state !== 'PENDING_REVIEW';
}

/**
 * Number of papers with an answer among those that need one. An optional paper that was not sent needs none. Undefined
 * when there is nothing to count: no paper needs an answer, or the office decided the case, which answers unmarked papers.
 */
export function countAnswered(
  clearanceCase: ClearancePapers,
): { readonly now: number; readonly all: number } | undefined {
  const papersToAnswer = listOfficeDocuments(clearanceCase).filter(
    ({ is_mandatory, document }) => is_mandatory || document !== null,
  );
  const now = papersToAnswer.filter(isAnswered).length;
  const isDecided = !OPEN_STATES.includes(clearanceCase.clearance.state);
  if (papersToAnswer.length === 0 || (isDecided && now < papersToAnswer.length)) return undefined;
  return { now, all: papersToAnswer.length };
}

/** Number of papers of the office that wait for a mark. */
export function countWaitingPapers(clearanceCase: ClearancePapers): number {
  return listOfficeDocuments(clearanceCase).filter((item) => item.document !== null && !isAnswered(item)).length;
}
