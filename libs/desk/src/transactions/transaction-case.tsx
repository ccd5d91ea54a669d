// Pane of one open application: business, declaration, bill, clearances, history, and the actions on it.

import { fetchFile } from '@ebpls/api-client';
import { type AssessmentReply, downloadExtensionNotice, HELD_APPLICATION_ACTS } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { DayText, Heading, MomentText, Remark, Row, Section, Stack, Text } from '@ebpls/ui';
import { Pane, StatusBadge } from '@ebpls/ui/lists';

import type { ReactNode } from 'react';

import type { ActAnswer } from '../acts/acts.ts';
import { ActBar } from '../acts/act-bar.tsx';
import { AmountToDecide } from './bills/amount-to-decide.tsx';
import { BillView, EstimateView } from './bills/bill-view.tsx';
import { SkippedYears } from './bills/skipped-years.tsx';
import { FoundMeasures } from './fees/found-measures.tsx';
import { FeesOfCase } from './fees/proposed-fees.tsx';
import { BusinessFacts } from '../frame/business-facts.tsx';
import { ChangesSummary } from '../frame/changes-summary.tsx';
import { CaseTop } from '../frame/case-top.tsx';
import { Corrections } from '../frame/corrections.tsx';
import { BlockerLine } from '../frame/blocker-line.tsx';
import type { CaseFlow } from '../case/case-flow.ts';
import { CaseTimeline } from '../case/case-timeline.tsx';
import { OwnerReply } from '../case/owner-reply.tsx';
import { CasePane } from '../case/case-pane.tsx';
import { SimilarBusinesses } from '../case/similar-businesses.tsx';
import { OpenSanction } from '../sanctions/open-sanction.tsx';
import { OfficeLines } from '../frame/office-lines.tsx';
import { useOffice } from '../clearances/find-office.ts';
import { DeclarationFacts } from './declaration-facts.tsx';
import { PermitSummary } from './permit-summary.tsx';
import type { OpenedTransaction } from './transaction-forms.ts';
import { useWords } from './transaction.messages.ts';
import { useTransactionActs } from './use-transaction-acts.ts';

/** States of an application in which fees proposed by offices can be decided: until a bill is approved. */
const OPEN_STATES: ReadonlySet<string> = new Set(['IN_CLEARANCE', 'CLEARED', 'ASSESSED']);

/**
 * The open application: who it is for, what was declared, what the offices found, what it costs, and what can be done.
 */
export function TransactionCasePane({ openTransaction, flow }: TransactionCaseProps) {
  return (
    <CasePane openCase={openTransaction} flow={flow}>
      {(shownCase, bar) => (
        <OpenTransaction key={shownCase.assessment.assessment_code} openTransaction={shownCase} flow={flow} bar={bar} />
      )}
    </CasePane>
  );
}

interface TransactionCaseProps {
  readonly openTransaction: OpenedTransaction | null | undefined;
  readonly flow: CaseFlow;
}

/** Acts that end what this person does with an application for now. */
const DECIDING: ReadonlySet<string> = new Set([
  'accept',
  'return',
  'reject',
  'compute',
  'approve_bill',
  'release',
  'sign',
]);

interface OpenTransactionProps {
  readonly openTransaction: OpenedTransaction;
  readonly flow: CaseFlow;
  /** The last decision while it can be undone. */
  readonly bar: ReactNode;
}

function OpenTransaction({ openTransaction, flow, bar }: OpenTransactionProps) {
  const { assessment, bill, versions } = openTransaction;
  const acts = useTransactionActs(openTransaction);
  const isBilled = useOffice() === 'bplo';
  const t = useWords();
  const onDone = (act: string, { held_seconds: seconds }: ActAnswer): void => {
    const { assessment_code: on, company_name: business } = assessment;
    const heldAct = HELD_APPLICATION_ACTS.find((one) => one === act);
    if (heldAct !== undefined && seconds !== undefined)
      flow.decide({ on, sentence: t(`did_${heldAct}`, { business }), seconds });
    else if (DECIDING.has(act)) flow.goOn(on);
  };
  const { timeline, estimate, permit } = assessment;
  return (
    <Pane
      head={<CaseHead assessment={assessment} />}
      foot={
        acts.length > 0 || bar ? (
          <Stack gap={2}>
            {bar}
            <AmountToDecide acts={acts} bill={bill} estimate={estimate} />
            <ActBar on={assessment.assessment_code} acts={acts} onDone={onDone} />
          </Stack>
        ) : undefined
      }
    >
      <OpenSanction of={assessment.open_sanction} />
      <SimilarBusinesses of={assessment.similar_businesses} />
      <ReturnNotes assessment={assessment} />
      <Extension assessment={assessment} />
      <SkippedYears assessment={assessment} />
      <Corrections corrections={assessment.corrections} />
      <BusinessFacts assessment={assessment} />
      <ChangesSummary assessment={assessment} />
      {permit && <PermitSummary permit={permit} application_type={assessment.application_type} />}
      <FoundMeasures assessment={assessment} />
      <FeesOfCase
        fees={assessment.proposed_fees}
        assessment_code={assessment.assessment_code}
        mayDecide={isBilled && OPEN_STATES.has(assessment.state)}
      />
      {bill && <BillView bill={bill} versions={versions} />}
      {!bill && estimate && <EstimateView estimate={estimate} />}
      <DeclarationFacts {...assessment} />
      <Offices clearances={assessment.clearances} />
      <CaseTimeline timeline={timeline} />
    </Pane>
  );
}

/** The request with which the application was returned, and what the owner replied when it was resubmitted. */
function ReturnNotes({ assessment: { returned, state, timeline } }: { readonly assessment: AssessmentReply }) {
  if (returned === null) return null;
  return (
    <>
      <Remark icon="flag" tone="warning">
        {returned.remarks} (<MomentText at={returned.at} year={false} />)
      </Remark>
      {state !== 'RETURNED' && <OwnerReply timeline={timeline} office="bplo" />}
    </>
  );
}

/** The one written extension of the legal days, with its notice for the owner to sign (RA 11032 s.9(b)(2)). */
function Extension({ assessment: { assessment_code, silence } }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  if (silence?.extension === undefined) return null;
  const { last_day, reason } = silence.extension;
  return (
    <Remark icon="calendar">
      {t('extended_to')} <DayText day={last_day} />. {reason}{' '}
      <DownloadButton
        size="desk"
        kind="quiet"
        shows
        fetch={() => fetchFile(downloadExtensionNotice, { params: { assessment_code } })}
      >
        {t('extension_notice')}
      </DownloadButton>
    </Remark>
  );
}

function CaseHead({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const { company_name, state, assessment_code, application_type, tax_year, arta_class } = assessment;
  return (
    <CaseTop name={company_name}>
      <Stack gap={1}>
        <Row justify="between" gap={1}>
          <Heading level={2} size="lead">
            {company_name}
          </Heading>
          <StatusBadge kind="application" status={state} />
        </Row>
        <Text size="secondary" tone="muted">
          {[assessment_code, `${t(application_type)} ${tax_year}`, arta_class && t(`class_${arta_class}`)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <BlockerLine of={assessment} />
      </Stack>
    </CaseTop>
  );
}

function Offices({ clearances }: Pick<AssessmentReply, 'clearances'>) {
  const t = useWords();
  const neededClearances = clearances.filter(({ is_needed, clearance_id }) => is_needed && clearance_id !== null);
  if (neededClearances.length === 0) return null;
  return (
    <Section title={t('clearances')} level={3}>
      <OfficeLines clearances={neededClearances} label={t('clearances')} />
    </Section>
  );
}
