import type { ApplicationState, Assessment, ClearanceItem, ClearanceState } from '@ebpls/contracts';
import {
  ClearanceRow,
  DaysMeter,
  dayWritten,
  momentWritten,
  Rows,
  Section,
  StatusBadge,
  Tag,
  Text,
  useLocale,
} from '@ebpls/ui';

import { useWords } from './record.messages.ts';

/** Those that wait on the owner first, then the running ones, then the decided. */
const RANK: Readonly<Record<ClearanceState, number>> = {
  FOR_COMPLIANCE: 0,
  REJECTED: 1,
  INSPECTION_SCHEDULED: 2,
  RECALLED: 3,
  UNDER_REVIEW: 3,
  PENDING: 4,
  CONDITIONALLY_APPROVED: 5,
  APPROVED: 6,
  DEEMED_APPROVED: 6,
  NOT_REQUIRED: 7,
  CANCELLED: 8,
};

/** From here on an office has approved, for now or for good. */
const RANK_GOOD = RANK.CONDITIONALLY_APPROVED;

/** The offices get their parts when the licensing office accepts; until then the list says who will check. */
const BEFORE: readonly ApplicationState[] = ['DRAFT', 'RETURNED', 'SUBMITTED'];

/** An application may end before any office had its part. */
const ENDED: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

const RUNNING: readonly ClearanceState[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];

/** The offices that check at the same time; the licensing office looks last, when it releases the permit. */
export function officesOf({ clearances }: Assessment): ClearanceItem[] {
  return clearances.filter(({ office }) => office !== 'bplo');
}

/** Each office's part with its days by law; what is not needed is one sentence with the reason. */
export function Clearances({ assessment }: { readonly assessment: Assessment }) {
  const t = useWords();
  const clearances = officesOf(assessment);
  const needed = clearances.filter(({ is_needed }) => is_needed).toSorted((a, b) => RANK[a.state] - RANK[b.state]);
  const others = clearances.filter(({ is_needed }) => !is_needed);
  if (clearances.length === 0) return null;
  const is_before = BEFORE.includes(assessment.state);
  const hint = is_before ? t('clearances_before') : t('clearances_hint');
  return (
    <Section
      folds
      title={t('clearances')}
      hint={ENDED.includes(assessment.state) ? undefined : hint}
      brief={
        !is_before &&
        t('brief_offices', { done: needed.filter(({ state }) => RANK[state] >= RANK_GOOD).length, all: needed.length })
      }
    >
      <Rows label={t('clearances')}>
        {needed.map((clearance) => (
          <Clearance
            key={clearance.office}
            clearance={clearance}
            has_begun={!is_before && clearance.clearance_id !== null}
          />
        ))}
      </Rows>
      {others.length > 0 && (
        <Text tone="muted" size="secondary">
          {t('not_needed', {
            offices: others
              .map(({ title, reason }) =>
                reason ? t('not_needed_one', { office: title, reason: reason.replace(/\.$/, '') }) : title,
              )
              .join(', '),
          })}
        </Text>
      )}
    </Section>
  );
}

function Clearance({ clearance, has_begun }: { readonly clearance: ClearanceItem; readonly has_begun: boolean }) {
  const t = useWords();
  const { title, state, days_used, days_limit, is_paused, overdue } = clearance;
  if (!has_begun) return <ClearanceRow office={title} checks={clearance.checks} status={<Tag>{t('not_begun')}</Tag>} />;
  return (
    <ClearanceRow
      office={title}
      checks={<Checks clearance={clearance} />}
      status={
        state === 'FOR_COMPLIANCE' ? (
          <Tag tone="warning">{t('waiting_on_you')}</Tag>
        ) : (
          <>
            <StatusBadge kind="clearance" status={state} /> {overdue && <Tag tone="danger">{t('late')}</Tag>}
          </>
        )
      }
      days={
        state === 'CANCELLED' ? undefined : (
          <DaysMeter
            used={days_used}
            limit={days_limit}
            stopped={is_paused}
            done={!is_paused && !RUNNING.includes(state)}
          />
        )
      }
    />
  );
}

function Checks({
  clearance: { checks, clearance_no, remarks, conditions, state, decided_at },
}: {
  readonly clearance: ClearanceItem;
}) {
  const t = useWords();
  const locale = useLocale();
  const is_told = state === 'FOR_COMPLIANCE' || state === 'REJECTED';
  return (
    <>
      {[checks, clearance_no].filter(Boolean).join(' · ')}
      {is_told && remarks && (
        <Text size="secondary" tone={state === 'REJECTED' ? 'danger' : 'warning'}>
          {remarks}
        </Text>
      )}
      {state === 'DEEMED_APPROVED' && decided_at !== null && (
        <Text size="secondary">
          {t('deemed', { day: momentWritten(decided_at, locale).split(', ')[0] ?? '' })}
          {remarks && ` (${remarks})`}
        </Text>
      )}
      {conditions.map(({ text, due_on }) => (
        <Text key={text} size="secondary" tone="warning">
          {t('condition', { text, day: dayWritten(due_on, locale) })}
        </Text>
      ))}
    </>
  );
}
