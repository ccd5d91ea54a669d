import type { ApplicationState, AssessmentReply, ClearanceItem } from '@ebpls/contracts';
import { computeResubmitDeadline, toManilaDay } from '@ebpls/rules';
import { Blocker, Button, dayWritten, type Locale, momentWritten, TextLink, useLocale } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { addresses } from '../../addresses.ts';
import { WithSignal } from '../../shared/amount-offline.tsx';
import type { RecordData } from '../loaded-record.ts';
import { listParallelOffices } from '../record/clearances.tsx';
import { isReplyPending } from '../record/open-conditions.tsx';
import { ComplyStep } from './comply-step.tsx';
import { PayStep } from './pay-step.tsx';
import { PermitStep } from './permit-step.tsx';
import { useWords } from '../record/record.messages.ts';

type NextStepTexts = ReturnType<typeof useWords>;

/** Who has the application now, and the one act that continues it. */
export function NextStep({ record }: { readonly record: RecordData }): ReactNode {
  const { assessment } = record;
  switch (assessment.state) {
    case 'DRAFT':
    case 'RETURNED':
      return <FormStep assessment={assessment} />;
    case 'IN_CLEARANCE':
    case 'ACCEPTED':
      return isReplyPending(assessment) ? <ComplyStep record={record} /> : <OfficesStep assessment={assessment} />;
    case 'FOR_PAYMENT':
      return (
        <WithSignal>
          <PayStep record={record} />
        </WithSignal>
      );
    case 'ISSUED':
      return <PermitStep record={record} />;
    default:
      return <WaitStep assessment={assessment} />;
  }
}

function FormStep({
  assessment: { state, assessment_code, company_code, returned },
}: {
  readonly assessment: AssessmentReply;
}) {
  const t = useWords();
  const locale = useLocale();
  const kind = state === 'RETURNED' ? 'you_returned' : 'you_draft';
  const deadline = returned && dayWritten(computeResubmitDeadline(toManilaDay(returned.at)), locale);
  return (
    <Blocker
      tone="warning"
      title={t(kind)}
      second={deadline && t('you_returned_by', { day: deadline })}
      action={
        <Button kind="primary" to={addresses.editApplication(assessment_code, company_code)}>
          {t(`${kind}_act`)}
        </Button>
      }
    >
      {returned?.remarks ?? t('you_draft_more')}
    </Blocker>
  );
}

/** More offices than these are listed below, with the status of each; in a title they would be five lines of a phone. */
const MAX_NAMED_OFFICES = 2;

function formatOffices(runningOffices: readonly ClearanceItem[], t: NextStepTexts): string {
  return runningOffices.length > MAX_NAMED_OFFICES
    ? t('with_offices_many', { count: runningOffices.length })
    : t('with_offices', { offices: runningOffices.map(({ title }) => title).join(', ') });
}

function OfficesStep({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  const runningOffices = listParallelOffices(assessment).filter(
    ({ is_needed, state }) =>
      is_needed && ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'RECALLED'].includes(state),
  );
  const visits = runningOffices.filter(({ inspection_at }) => inspection_at !== null);
  return (
    <Blocker
      tone="info"
      title={runningOffices.length === 0 ? t('with_offices_none') : formatOffices(runningOffices, t)}
      second={
        visits.length > 0 &&
        visits.map(({ office, title, inspection_at }) => (
          <div key={office}>
            {t('inspection', {
              office: title,
              moment: momentWritten(inspection_at ?? '', locale, { weekday: true, year: false }),
            })}{' '}
            <TextLink to={addresses.visits(assessment.assessment_code, assessment.company_code)}>
              {t('inspection_day')}
            </TextLink>
          </div>
        ))
      }
    >
      {t('with_offices_more')}
    </Blocker>
  );
}

const WAITS: Partial<
  Record<
    ApplicationState,
    (t: NextStepTexts) => { readonly tone: 'info' | 'danger' | 'muted'; readonly title: string; readonly more: string }
  >
> = {
  CLEARED: (t) => ({ tone: 'info', title: t('bill_pending'), more: t('bill_pending_compute') }),
  ASSESSED: (t) => ({ tone: 'info', title: t('bill_pending'), more: t('bill_pending_more') }),
  PAID: (t) => ({ tone: 'info', title: t('permit_pending'), more: t('permit_pending_more') }),
  FOR_SIGNATURE: (t) => ({ tone: 'info', title: t('permit_pending'), more: t('permit_pending_more') }),
  REJECTED: (t) => ({ tone: 'danger', title: t('refused'), more: t('ended_more') }),
  WITHDRAWN: (t) => ({ tone: 'muted', title: t('withdrawn'), more: t('ended_more') }),
  LAPSED: (t) => ({ tone: 'muted', title: t('lapsed'), more: t('ended_more') }),
  CANCELLED: (t) => ({ tone: 'muted', title: t('cancelled'), more: t('ended_more') }),
};

/** Shown when the owner has nothing to do, or after the end, with a way to start again. */
function WaitStep({ assessment }: { readonly assessment: AssessmentReply }) {
  const { state, submitted_at, company_code } = assessment;
  const t = useWords();
  const locale = useLocale();
  const waits = WAITS[state]?.(t) ?? {
    tone: 'info' as const,
    title: t('with_bplo', { moment: momentWritten(submitted_at ?? '', locale) }),
    more: t('with_bplo_more'),
  };
  return (
    <Blocker
      tone={waits.tone}
      title={waits.title}
      action={waits.tone !== 'info' && <Button to={addresses.request(company_code)}>{t('apply_again')}</Button>}
    >
      {formatRefusal(assessment, { t, locale }) ?? waits.more}
    </Blocker>
  );
}

/** The day and the reason of a refusal, which the owner comes for; undefined for every other state. */
function formatRefusal(
  { state, timeline }: AssessmentReply,
  { t, locale }: { readonly t: NextStepTexts; readonly locale: Locale },
): string | undefined {
  const refusal =
    state === 'REJECTED' ? timeline.find(({ tone, note }) => tone === 'danger' && note !== '') : undefined;
  if (refusal === undefined) return undefined;
  return t('refused_more', { day: dayWritten(toManilaDay(refusal.at), locale), reason: refusal.note });
}
