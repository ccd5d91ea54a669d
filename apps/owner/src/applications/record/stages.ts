// Progress of an application in five stages; undefined when it ended without a permit.

import type { ApplicationState, AssessmentReply } from '@ebpls/contracts';
import { useOffline } from '@ebpls/remote-kit';
import { dayWritten, formatPesos, momentWritten, useLocale } from '@ebpls/ui';
import type { Stage } from '@ebpls/ui/records';

import { listParallelOffices } from './clearances.tsx';
import type { RecordData } from '../loaded-record.ts';
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
export function useStages(record: Pick<RecordData, 'assessment' | 'bill' | 'due'>): Stage[] | undefined {
  const { assessment, bill } = record;
  const t = useWords();
  const submittedDay = useWrittenDay(assessment.submitted_at);
  const billedDay = useWrittenDay(bill?.approved_at);
  const amountDue = useAmountHint(record);
  const { is_paid_first, permit } = assessment;
  const stages = is_paid_first ? PAID_FIRST : STAGES;
  const now = (is_paid_first ? PAID_FIRST_STAGE_BY_STATE : STAGE_BY_STATE)[assessment.state];
  if (now === undefined) return undefined;

  const hints: Record<(typeof STAGES)[number], string> = {
    applied: submittedDay,
    clearances: now > 0 ? formatApprovals(assessment, t) : '',
    bill: !is_paid_first && now < 2 ? t('stage_after') : billedDay,
    payment: amountDue,
    permit: permit?.permit_no ?? t('stage_day'),
  };
  return stages.map((stage, place) => ({
    label: t(`stage_${stage}`),
    hint: hints[stage],
    state: getStageState(place, now),
  }));
}

function useWrittenDay(at: string | null | undefined): string {
  const locale = useLocale();
  return at === null || at === undefined ? '' : (momentWritten(at, locale, { year: false }).split(', ')[0] ?? '');
}

/** The amount due, until when it is the same; empty when nothing is due, and offline, where the amount is unknown. */
function useAmountHint({ due }: Pick<RecordData, 'due'>): string {
  const t = useWords();
  const locale = useLocale();
  const { is_offline } = useOffline();
  if (is_offline || due === undefined || due.total <= 0) return '';
  const amount = formatPesos(due.total);
  if (due.stays_until === null) return amount;
  return t('stage_amount', { amount, day: dayWritten(due.stays_until, locale, { year: false }) });
}

function formatApprovals(assessment: AssessmentReply, t: ReturnType<typeof useWords>): string {
  const neededOffices = listParallelOffices(assessment).filter(({ is_needed }) => is_needed);
  const done = neededOffices.filter(({ state }) => GOOD.includes(state)).length;
  return neededOffices.length > 0 ? t('stage_approved', { done: done, all: neededOffices.length }) : '';
}

function getStageState(place: number, now: number): Stage['state'] {
  if (place < now) return 'done';
  return place === now ? 'now' : 'next';
}
