import { type ClearanceCase, type DocumentRow, HELD_ACTS } from '@ebpls/contracts';
import { dayWritten, Heading, MomentText, Remark, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { CheckItem, CheckList } from '@ebpls/ui/records';
import { Pane, StatusBadge, getStatusText, getStatusTone } from '@ebpls/ui/lists';

import type { ReactNode } from 'react';

import type { ActAnswer } from '../acts/acts.ts';
import { ActBar } from '../acts/act-bar.tsx';
import { CaseChecklist } from './checklist/case-checklist.tsx';
import { useChecklistAnswers } from './checklist/use-checklist-answers.ts';
import { FoundMeasures } from '../transactions/fees/found-measures.tsx';
import { FeesOfOffice } from '../transactions/fees/proposed-fees.tsx';
import { BusinessFacts } from '../frame/business-facts.tsx';
import { OpenSanction } from '../sanctions/open-sanction.tsx';
import { DeclaredMeasures } from '../case/declared-measures.tsx';
import { ChangesSummary } from '../frame/changes-summary.tsx';
import { CaseTop } from '../frame/case-top.tsx';
import { Corrections } from '../frame/corrections.tsx';
import { ConditionsOfCase } from './conditions/conditions-of-case.tsx';
import { CaseTimeline } from '../case/case-timeline.tsx';
import { OwnerReply } from '../case/owner-reply.tsx';
import { CasePane } from '../case/case-pane.tsx';
import type { CaseFlow } from '../case/case-flow.ts';
import { OfficeLines } from '../frame/office-lines.tsx';
import { useWords as useDeskWords } from '../messages/desk.messages.ts';
import { useClearanceActs } from './use-clearance-acts.ts';
import { useWords } from './clearance.messages.ts';
import { countAnswered, listOfficeDocuments } from './clearance-documents.ts';
import { Visits } from './visits/case-visits.tsx';

interface ClearancePaneProps {
  readonly openCase: ClearanceCase | null | undefined;
  readonly flow: CaseFlow;
}

/** The open case: the office's checks, the findings of other offices, the history, and the possible decisions. */
export function ClearancePane({ openCase, flow }: ClearancePaneProps) {
  return (
    <CasePane openCase={openCase} flow={flow}>
      {(shownCase, bar) => (
        <OpenClearance key={shownCase.clearance.clearance_id} openCase={shownCase} flow={flow} bar={bar} />
      )}
    </CasePane>
  );
}

interface OpenClearanceProps {
  readonly openCase: ClearanceCase;
  readonly flow: CaseFlow;
  readonly bar: ReactNode;
}

function OpenClearance({ openCase, flow, bar }: OpenClearanceProps) {
  const { assessment, clearance, inspections } = openCase;
  const answers = useChecklistAnswers(openCase);
  const { acts, hint } = useClearanceActs({ ...openCase, checklist: [...answers.items] });
  const d = useDeskWords();
  const onDone = (act: string, { held_seconds: seconds }: ActAnswer): void => {
    const heldAct = HELD_ACTS.find((one) => one === act);
    if (heldAct === undefined || seconds === undefined) return;
    const sentence = d(`did_${heldAct}`, { business: assessment.company_name });
    flow.decide({ on: String(clearance.clearance_id), sentence, seconds });
  };
  return (
    <Pane
      head={<ClearanceHead openCase={openCase} />}
      foot={
        acts.length > 0 || hint !== undefined || bar ? (
          <Stack gap={2}>
            {bar}
            <ActBar on={clearance.clearance_id ?? 0} acts={acts} hint={hint} onDone={onDone} />
          </Stack>
        ) : undefined
      }
    >
      <Notes openCase={openCase} />
      <Corrections corrections={clearance.corrections} />
      <OpenSanction of={assessment.open_sanction} />
      <BusinessFacts assessment={assessment} />
      <DeclaredMeasures assessment={assessment} office={clearance.office} />
      <FoundMeasures assessment={assessment} />
      <ChangesSummary assessment={assessment} />
      <CaseChecklist openCase={openCase} answers={answers} />
      <OwnPapers openCase={openCase} />
      <FeesOfOffice openCase={openCase} />
      {inspections.length > 0 && <Visits visits={inspections} />}
      <OtherOffices openCase={openCase} />
      <CaseTimeline timeline={assessment.timeline} />
    </Pane>
  );
}

function ClearanceHead({
  openCase: { assessment, clearance, is_mine, assigned_name },
}: {
  readonly openCase: ClearanceCase;
}) {
  const t = useWords();
  const claimedBy = assigned_name === null ? undefined : t('claimed_by', { name: assigned_name });
  const claimHint = clearance.decided_at === null ? t('unclaimed') : undefined;
  return (
    <CaseTop name={assessment.company_name}>
      <Stack gap={1}>
        <Row justify="between" gap={1}>
          <Heading level={2} size="lead">
            {assessment.company_name}
          </Heading>
          <StatusBadge kind="clearance" status={clearance.state} />
        </Row>
        <Text size="secondary" tone="muted">
          {[
            clearance.title,
            assessment.assessment_code,
            `${t(assessment.application_type)} ${assessment.tax_year}`,
            is_mine ? t('claimed_by_you') : (claimedBy ?? claimHint),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
    </CaseTop>
  );
}

function Notes({ openCase: { assessment, clearance, audit } }: { readonly openCase: ClearanceCase }) {
  const t = useWords();
  const { remarks, conditions, inspection_at, clearance_no, state } = clearance;
  return (
    <>
      {remarks !== '' && (
        <Remark icon="flag" tone="warning">
          <Text as="span" weight="bold">
            {t(state === 'FOR_COMPLIANCE' ? 'with_owner' : 'last_remarks')}
          </Text>{' '}
          {remarks}
        </Remark>
      )}
      {state === 'UNDER_REVIEW' && <OwnerReply timeline={assessment.timeline} office={clearance.office} />}
      {audit && (
        <Remark icon="eye" tone={audit.outcome === 'RIGHT' ? 'success' : 'danger'}>
          <Text as="span" weight="bold">
            {t(`audited_${audit.outcome}`)}
          </Text>{' '}
          {audit.finding} ({audit.looked_by}, <MomentText at={audit.looked_at} />)
        </Remark>
      )}
      {inspection_at !== null && (
        <Remark icon="calendar">
          {t('visit_on')} <MomentText at={inspection_at} weekday />
        </Remark>
      )}
      {clearance_no !== null && (
        <Remark icon="check-circle" tone="success">
          {t('cleared_as', { number: clearance_no })}
        </Remark>
      )}
      <ConditionsOfCase conditions={conditions} />
    </>
  );
}

/** The papers that this office answers for are its checklist: each is valid, needs a new copy, or is still open. */
function OwnPapers({ openCase }: { readonly openCase: ClearanceCase }) {
  const t = useWords();
  const locale = useLocale();
  const d = useDeskWords();
  const answeredPapers = countAnswered(openCase);
  const stateWritten = ({ state, is_expired, valid_until }: DocumentRow): string =>
    is_expired && valid_until
      ? d('paper_ended_short', { day: dayWritten(valid_until, locale) })
      : getStatusText('document', state, locale);
  return (
    <Section title={t('checks')} level={3} hint={answeredPapers && t('checked_of', answeredPapers)}>
      <Text size="secondary" tone="muted">
        {openCase.clearance.checks}
      </Text>
      <CheckList label={t('checks')}>
        {listOfficeDocuments(openCase).map(({ code, name, document }) => (
          <CheckItem
            key={code}
            label={name}
            answer={document?.is_expired ? 'no' : getPaperAnswer(document?.state)}
            answerText={document ? stateWritten(document) : t('not_sent')}
            note={document?.remarks || undefined}
          />
        ))}
      </CheckList>
    </Section>
  );
}

type PaperState = NonNullable<ClearanceCase['assessment']['requirements'][number]['document']>['state'];

function getPaperAnswer(state: PaperState | undefined): 'yes' | 'no' | undefined {
  if (state === undefined || state === 'PENDING_REVIEW') return undefined;
  return getStatusTone('document', state) === 'success' ? 'yes' : 'no';
}

function OtherOffices({ openCase: { assessment, clearance } }: { readonly openCase: ClearanceCase }) {
  const t = useWords();
  // The office's own clearance is included where it was deemed approved, with the evidence.
  const others = assessment.clearances.filter(
    ({ is_needed, office, deemed }) => is_needed && (office !== clearance.office || deemed !== undefined),
  );
  if (others.length === 0) return null;
  return (
    <Section title={t('others')} level={3}>
      <OfficeLines clearances={others} label={t('others')} />
    </Section>
  );
}
