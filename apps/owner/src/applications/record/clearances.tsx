// Clearances of the offices on the record of an application, with their legal deadlines.

import type { ApplicationState, AssessmentReply, ClearanceItem, ClearanceState } from '@ebpls/contracts';
import {
  ClearanceRow,
  DaysMeter,
  dayWritten,
  joinFacts,
  momentWritten,
  NumberedText,
  Rows,
  Section,
  Tag,
  Text,
  TextLink,
  useLocale,
} from '@ebpls/ui';
import { StatusBadge } from '@ebpls/ui/lists';

import { DeemedEvidence } from './deemed-evidence.tsx';
import { addresses } from '../../addresses.ts';
import { useWords } from './record.messages.ts';

/** Parts that wait for the owner first, then the running ones, then the decided. */
const RANK: Readonly<Record<ClearanceState, number>> = {
  FOR_COMPLIANCE: 0,
  REJECTED: 1,
  INSPECTION_SCHEDULED: 2,
  RECALLED: 3,
  UNDER_REVIEW: 3,
  PENDING: 4,
  CONDITIONALLY_APPROVED: 5,
  APPROVED: 6,
  CLEARED_BY_LIST: 6,
  NOT_ISSUED_IN_TIME: 6,
  POST_AUDIT: 6,
  DEEMED_APPROVED: 6,
  NOT_REQUIRED: 7,
  CANCELLED: 8,
};

/** From this rank on an office has approved, finally or conditionally. */
const RANK_GOOD = RANK.CONDITIONALLY_APPROVED;

/** The offices get their parts when the licensing office accepts; until then the list names those that will check. */
const BEFORE: readonly ApplicationState[] = ['DRAFT', 'RETURNED', 'SUBMITTED'];

/** Ended without a permit, perhaps before any office had its part. */
export const CLEARANCE_ENDED_STATES: readonly ApplicationState[] = ['REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];

/** Decided by a rule of law, whose ground the owner reads. */
const RULED_STATES: readonly ClearanceState[] = ['CLEARED_BY_LIST', 'NOT_ISSUED_IN_TIME'];

const RUNNING: readonly ClearanceState[] = ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'];

/** Returns the offices that check at the same time; the licensing office checks last, when it releases the permit. */
export function listParallelOffices({ clearances }: AssessmentReply): ClearanceItem[] {
  return clearances.filter(({ office }) => office !== 'bplo');
}

/** Each office's part with its days by law; a part that is not needed is one sentence with the reason. */
export function Clearances({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const clearances = listParallelOffices(assessment);
  const neededClearances = clearances
    .filter(({ is_needed }) => is_needed)
    .toSorted((a, b) => RANK[a.state] - RANK[b.state]);
  const others = clearances.filter(({ is_needed }) => !is_needed);
  if (clearances.length === 0) return null;
  const is_before = BEFORE.includes(assessment.state);
  const hint = is_before ? t('clearances_before') : t('clearances_hint');
  return (
    <Section
      folds
      title={t('clearances')}
      hint={CLEARANCE_ENDED_STATES.includes(assessment.state) ? undefined : hint}
      brief={
        !is_before &&
        t('brief_offices', {
          done: neededClearances.filter(({ state }) => RANK[state] >= RANK_GOOD).length,
          all: neededClearances.length,
        })
      }
    >
      <Rows label={t('clearances')}>
        {neededClearances.map((clearance) => (
          <Clearance
            key={clearance.office}
            clearance={clearance}
            of={assessment}
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

interface ClearanceProps {
  readonly clearance: ClearanceItem;
  readonly of: Pick<AssessmentReply, 'assessment_code' | 'company_code'>;
  readonly has_begun: boolean;
}

function Clearance({ clearance, of: { assessment_code, company_code }, has_begun }: ClearanceProps) {
  const t = useWords();
  const { title, state, days_used, days_limit, is_paused, overdue } = clearance;
  if (!has_begun)
    return <ClearanceRow office={title} checks={clearance.checks} status={<Tag>{t('not_started')}</Tag>} />;
  return (
    <ClearanceRow
      office={title}
      checks={
        <Checks
          clearance={clearance}
          conditionTo={({ place }) =>
            addresses.condition({ assessment_code, company_code, clearance_id: clearance.clearance_id ?? 0, place })
          }
        />
      }
      status={
        state === 'FOR_COMPLIANCE' ? (
          <Tag tone="warning">{t('pending_on_you')}</Tag>
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

interface ConditionProps {
  readonly condition: ClearanceItem['conditions'][number];
  readonly to: string;
}

/** Condition of an office beyond its approval; while the owner has to meet it, it links to its answer. */
function Condition({ condition: { text, due_on, state }, to }: ConditionProps) {
  const t = useWords();
  const locale = useLocale();
  const day = dayWritten(due_on, locale);
  if (state === 'MET') return <Text size="secondary">{t('condition_met', { text })}</Text>;
  if (state === 'ANSWERED') return <Text size="secondary">{t('condition_answered', { text })}</Text>;
  return (
    <Text size="secondary" tone={state === 'OVERDUE' ? 'danger' : 'warning'}>
      {t(state === 'OVERDUE' ? 'condition_overdue' : 'condition', { text, day })}{' '}
      <TextLink to={to}>{t('condition_answer')}</TextLink>
    </Text>
  );
}

interface ChecksProps {
  readonly clearance: ClearanceItem;
  readonly conditionTo: (condition: ClearanceItem['conditions'][number]) => string;
}

function Checks({ conditionTo, clearance }: ChecksProps) {
  const t = useWords();
  const { checks, clearance_no, remarks, conditions, findings, state } = clearance;
  const hasRemarks = state === 'FOR_COMPLIANCE' || state === 'REJECTED';
  return (
    <>
      <NumberedText>{joinFacts([checks, clearance_no])}</NumberedText>
      {hasRemarks && remarks && (
        <Text size="secondary" tone={state === 'REJECTED' ? 'danger' : 'warning'}>
          {remarks}
        </Text>
      )}
      <RulingNote clearance={clearance} />
      {findings.map(({ text, remark }) => (
        <Text key={text} size="secondary" tone="warning">
          {remark === '' ? t('finding', { text }) : t('finding_remark', { text, remark })}
        </Text>
      ))}
      {conditions.map((one) => (
        <Condition key={one.place} condition={one} to={conditionTo(one)} />
      ))}
    </>
  );
}

/** Ground of a part that a rule of law decided; for old rows that the clock approved, also the days. */
function RulingNote({ clearance: { state, remarks, decided_at, deemed } }: Pick<ChecksProps, 'clearance'>) {
  const t = useWords();
  const locale = useLocale();
  return (
    <>
      {state === 'DEEMED_APPROVED' && decided_at !== null && (
        <Text size="secondary">
          {t('deemed', { day: momentWritten(decided_at, locale).split(', ')[0] ?? '' })}
          {remarks && ` (${remarks})`}
        </Text>
      )}
      {RULED_STATES.includes(state) && remarks && <Text size="secondary">{remarks}</Text>}
      {deemed && <DeemedEvidence deemedClearance={deemed} />}
    </>
  );
}
