import type { AssessmentReply, ClearanceItem } from '@ebpls/contracts';
import { Blocker, dayWritten, TextLink, useLocale } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { listParallelOffices } from './clearances.tsx';
import { useWords } from './record.messages.ts';

type OpenCondition = ClearanceItem['conditions'][number] & Pick<ClearanceItem, 'title' | 'clearance_id'>;

/** Conditions of approvals that the owner has to meet, late ones first. */
export function OpenConditions({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  const { assessment_code, company_code } = assessment;
  const open = listOpenConditions(assessment);
  if (open.length === 0) return null;
  const is_late = open.some(({ state }) => state === 'OVERDUE');
  return (
    <Blocker
      tone={is_late ? 'danger' : 'warning'}
      title={t(open.length === 1 ? 'condition_pending' : 'conditions_pending')}
    >
      {open.map(({ clearance_id, place, title, text, due_on, state }) => (
        <div key={`${clearance_id} ${place}`}>
          {title}:{' '}
          {t(state === 'OVERDUE' ? 'condition_overdue' : 'condition', { text, day: dayWritten(due_on, locale) })}{' '}
          <TextLink to={addresses.condition({ assessment_code, company_code, clearance_id: clearance_id ?? 0, place })}>
            {t('condition_answer_of', { office: title })}
          </TextLink>
        </div>
      ))}
    </Blocker>
  );
}

/** An application that ended without a permit has no open conditions. */
const ENDED_STATES: readonly AssessmentReply['state'][] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

function listOpenConditions(assessment: AssessmentReply): OpenCondition[] {
  if (ENDED_STATES.includes(assessment.state)) return [];
  return listParallelOffices(assessment)
    .flatMap(({ title, clearance_id, conditions }) => conditions.map((one) => ({ ...one, title, clearance_id })))
    .filter(({ state }) => state === 'OPEN' || state === 'OVERDUE')
    .toSorted((one, other) => one.due_on.localeCompare(other.due_on));
}

/**
 * Returns whether the next act of the case itself is the owner's; it is shown above conditions that may wait some days.
 */
export function isWaitingForOwner(assessment: AssessmentReply): boolean {
  return ['DRAFT', 'RETURNED', 'FOR_PAYMENT'].includes(assessment.state) || isReplyPending(assessment);
}

/** Whether an office returned its part and waits for the owner’s reply. */
export function isReplyPending({ state, clearances }: Pick<AssessmentReply, 'state' | 'clearances'>): boolean {
  return ['ACCEPTED', 'IN_CLEARANCE'].includes(state) && clearances.some((part) => part.state === 'FOR_COMPLIANCE');
}
