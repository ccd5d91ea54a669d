import type { ClearanceCase, ClearanceState, RequirementItem } from '@ebpls/contracts';

interface ClearancePapers {
  readonly assessment: Pick<ClearanceCase['assessment'], 'requirements'>;
  readonly clearance: Pick<ClearanceCase['clearance'], 'office' | 'state'>;
}

/** States in which the office has still to decide. */
export const OPEN_STATES: readonly ClearanceState[] = [
  'PENDING',
  'RECALLED',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
];

/** The papers that this office answers for. */
export function ownPapers({ assessment, clearance }: ClearancePapers): readonly RequirementItem[] {
  return assessment.requirements.filter(({ verified_by }) => verified_by.includes(clearance.office));
}

/** Whether the office said something of it: valid, or what is wrong with it. */
function isAnswered({ document }: RequirementItem): boolean {
  return document !== null && document.state !== 'PENDING_REVIEW';
}

/**
 * How many of the papers that ask for an answer have one. An optional paper that nobody sent asks for none. Undefined
 * when there is nothing to count: no paper asks, or the office decided the case, which answers for what is unmarked.
 */
export function countAnswered(opened: ClearancePapers): { readonly now: number; readonly all: number } | undefined {
  const asking = ownPapers(opened).filter(({ is_mandatory, document }) => is_mandatory || document !== null);
  const now = asking.filter(isAnswered).length;
  const isDecided = !OPEN_STATES.includes(opened.clearance.state);
  if (asking.length === 0 || (isDecided && now < asking.length)) return undefined;
  return { now, all: asking.length };
}

/** Papers that lie on the desk and wait for a mark. */
export function countWaitingPapers(opened: ClearancePapers): number {
  return ownPapers(opened).filter((item) => item.document !== null && !isAnswered(item)).length;
}
