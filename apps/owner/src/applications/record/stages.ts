// Progress of an application in five stages; undefined when it ended without a permit.

import type { ApplicationState, AssessmentReply } from '@ebpls/contracts';
import { momentWritten, useLocale } from '@ebpls/ui';
import type { Stage } from '@ebpls/ui/records';

import { listParallelOffices } from './clearances.tsx';
import { useWords } from './record.messages.ts';

const STAGES = ['applied', 'clearances', 'bill', 'payment', 'permit'] as const;

/** Stage of an application among the five; 5 is past the last. Ended applications have none. */
const STAGE_BY_STATE: Partial<Record<ApplicationState, number>> = {
  DRAFT: 0,
  RETURNED: 0,
  SUBMITTED: 0,
  ACCEPTED: 1,
  IN_CLEARANCE: 1,
  CLEARED: 2,
  ASSESSED: 2,
  FOR_PAYMENT: 3,
  PAID: 4,
  FOR_SIGNATURE: 4,
  ISSUED: 5,
};

/** An application that is paid first goes to the offices afterwards. */
const PAID_FIRST = ['applied', 'bill', 'payment', 'clearances', 'permit'] as const;
const PAID_FIRST_STAGE_BY_STATE: Partial<Record<ApplicationState, number>> = {
  ...STAGE_BY_STATE,
  ACCEPTED: 1,
  ASSESSED: 1,
  FOR_PAYMENT: 2,
  PAID: 3,
  IN_CLEARANCE: 3,
};

const GOOD = [
  'APPROVED',
  'CONDITIONALLY_APPROVED',
  'CLEARED_BY_LIST',
  'NOT_ISSUED_IN_TIME',
  'POST_AUDIT',
  'DEEMED_APPROVED',
];

/** Returns the stages of the application; undefined when it ended without a permit. */
export function useStages(assessment: AssessmentReply): Stage[] | undefined {
  const t = useWords();
  const submittedDay = useSubmitted(assessment);
  const { is_paid_first, permit } = assessment;
  const stages = is_paid_first ? PAID_FIRST : STAGES;
  const now = (is_paid_first ? PAID_FIRST_STAGE_BY_STATE : STAGE_BY_STATE)[assessment.state];
  if (now === undefined) return undefined;

  const is_unpaid = stages.findIndex((stage) => stage === 'payment') >= now;
  const hints: Record<(typeof STAGES)[number], string> = {
    applied: submittedDay,
    clearances: now > 0 ? formatApprovals(assessment, t) : '',
    bill: !is_paid_first && now < 2 ? t('stage_after') : '',
    payment: is_unpaid ? t('stage_how') : '',
    permit: permit?.permit_no ?? t('stage_day'),
  };
  return stages.map((stage, place) => ({
    label: t(`stage_${stage}`),
    hint: hints[stage],
    state: getStageState(place, now),
  }));
}

function useSubmitted({ submitted_at }: AssessmentReply): string {
  const locale = useLocale();
  return submitted_at ? (momentWritten(submitted_at, locale, { year: false }).split(', ')[0] ?? '') : '';
}

function formatApprovals(assessment: AssessmentReply, t: ReturnType<typeof useWords>): string {
  const neededOffices = listParallelOffices(assessment).filter(({ is_needed }) => is_needed);
  const doneCount = neededOffices.filter(({ state }) => GOOD.includes(state)).length;
  return neededOffices.length > 0 ? t('stage_approved', { done: doneCount, all: neededOffices.length }) : '';
}

function getStageState(place: number, now: number): Stage['state'] {
  if (place < now) return 'done';
  return place === now ? 'now' : 'next';
}
