import type { ApplicationState, Assessment } from '@ebpls/contracts';
import { momentWritten, type Stage, useLocale } from '@ebpls/ui';

import { officesOf } from './clearances.tsx';
import { useWords } from './record.messages.ts';

const STAGES = ['applied', 'clearances', 'bill', 'payment', 'permit'] as const;

/** Which of the five stages an application stands in; 5 is past the last. Ended applications stand nowhere. */
const STAGE_OF: Partial<Record<ApplicationState, number>> = {
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

const GOOD = ['APPROVED', 'CONDITIONALLY_APPROVED', 'DEEMED_APPROVED'];

/** How far the application has come; undefined when it ended without a permit. */
export function useStages(assessment: Assessment): Stage[] | undefined {
  const t = useWords();
  const locale = useLocale();
  const now = STAGE_OF[assessment.state];
  if (now === undefined) return undefined;

  const needed = officesOf(assessment).filter(({ is_needed }) => is_needed);
  const approved = needed.filter(({ state }) => GOOD.includes(state)).length;
  const hints: Record<(typeof STAGES)[number], string> = {
    applied: assessment.submitted_at
      ? (momentWritten(assessment.submitted_at, locale, { year: false }).split(', ')[0] ?? '')
      : '',
    clearances: now > 0 && needed.length > 0 ? t('stage_approved', { done: approved, all: needed.length }) : '',
    bill: now < 2 ? t('stage_after') : '',
    payment: now < 4 ? t('stage_how') : '',
    permit: assessment.permit?.permit_no ?? t('stage_day'),
  };
  return STAGES.map((stage, place) => ({ label: t(`stage_${stage}`), hint: hints[stage], state: stateAt(place, now) }));
}

function stateAt(place: number, now: number): Stage['state'] {
  if (place < now) return 'done';
  return place === now ? 'now' : 'next';
}
