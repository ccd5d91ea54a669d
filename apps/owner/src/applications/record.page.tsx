// Page of one application: its progress, order of payment, conditions and appeals, and the owner's next step.

import { callEndpoint, catchOffline } from '@ebpls/api-client';
import {
  type AssessmentReply,
  getAssessment,
  getBill,
  getCurrentDue,
  getReference,
  listCompanyAppeals,
  requestDeclaredOrder,
  withdrawAssessment,
} from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { dayWritten, joinFacts, NumberedText, Page, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { StageLine, Timeline } from '@ebpls/ui/records';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses, isAtCounter } from '../addresses.ts';
import { WithSignal } from '../shared/amount-offline.tsx';
import { FilerNote, ForOwner } from '../shared/behalf/for-owner.tsx';
import { OwnStatus } from '../shared/own-status.tsx';
import { Changes } from './changes.tsx';
import { Clearances } from './record/clearances.tsx';
import { FormPapers } from './record/form-papers.tsx';
import { OpenAppeals } from '../shared/open-appeals.tsx';
import { NextStep } from './steps/next-step.tsx';
import { LegalSilence } from './record/legal-silence.tsx';
import { isReplyPending, isWaitingForOwner, OpenConditions } from './record/open-conditions.tsx';
import { Overdue } from './record/overdue-offices.tsx';
import { AmountDueSummary } from './record/amount-due.tsx';
import { Provisional } from './record/provisional-permit.tsx';
import { RecordDocuments } from './record/record-documents.tsx';
import { useWords, words } from './record/record.messages.ts';
import { SurveyOffer } from './record/survey-offer.tsx';
import { useStages } from './record/stages.ts';
import { Withdraw } from './record/withdraw.tsx';
import type { RecordData } from './loaded-record.ts';

/**
 * Loads the record of an application with its bill and the amount due today; a bill that is replaced or not approved
 * yet does not fail this page.
 */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<RecordData> {
  const { assessment_code = '' } = params;
  const requestInput = { params: { assessment_code }, signal: request.signal };
  const [assessment, reference] = await Promise.all([
    callEndpoint(getAssessment, requestInput),
    callEndpoint(getReference, { signal: request.signal }),
  ]);
  const [bill, due] =
    assessment.bill_id === null
      ? [undefined, undefined]
      : await Promise.all([
          catchOffline(callEndpoint(getBill, requestInput)),
          catchOffline(callEndpoint(getCurrentDue, requestInput)),
        ]);
  return { assessment, reference, bill: bill?.top_no ? bill : undefined, due, appeals: await loadAppeals(assessment) };
}

/** An appeal is the owner’s own: it is not loaded for a representative, nor where nothing was refused. */
function loadAppeals({ state, clearances, company_code, on_behalf }: AssessmentReply) {
  const isRefused = state === 'REJECTED' || clearances.some((one) => one.state === 'REJECTED');
  if (!isRefused || on_behalf !== undefined || isAtCounter()) return undefined;
  return catchOffline(callEndpoint(listCompanyAppeals, { params: { company_code } }));
}

/** The acts of this page: the withdrawal, and the request of the order of payment on declared figures. */
export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | null> {
  const requestInput = { params: { assessment_code: params['assessment_code'] ?? '' } };
  const act = (await request.formData()).get('act');
  try {
    if (act === 'request_declared_order') {
      await callEndpoint(requestDeclaredOrder, requestInput);
      showNotice('done', words('order_requested_now'));
      return null;
    }
    await callEndpoint(withdrawAssessment, requestInput);
    showNotice('done', words('withdrawn_now'));
    return null;
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const record = useLoaderData<typeof loader>();
  const { assessment } = record;
  const t = useWords();
  const stages = useStages(record);
  const is_owners = isWaitingForOwner(assessment);
  useNudge('assessment', assessment.assessment_code);
  const { company_code, company_name, lines, address, state, timeline } = assessment;

  return (
    <Page
      title={company_name}
      subtitle={
        <NumberedText>{joinFacts([company_code, lines.map(({ name }) => name).join(', '), address])}</NumberedText>
      }
      status={
        <Row>
          <OwnStatus state={state} isReplyPending={isReplyPending(assessment)} />
          <ForOwner of={assessment.on_behalf} />
        </Row>
      }
      breadcrumb={[
        { label: t('holdings'), to: addresses.companies },
        { label: company_name, to: addresses.company(company_code) },
        { label: String(assessment.tax_year) },
      ]}
      intro={
        <>
          <Lead assessment={assessment} />
          <FilerNote by={assessment.filed_by} />
          {!is_owners && <OpenConditions assessment={assessment} />}
          <NextStep record={record} />
          <OpenAppeals company_code={company_code} appeals={record.appeals} of={assessment.assessment_code} />
          {is_owners && <OpenConditions assessment={assessment} />}
          <Provisional assessment={assessment} />
          <LegalSilence assessment={assessment} />
          <Overdue assessment={assessment} />
          {stages && <StageLine stages={stages} />}
        </>
      }
      aside={
        timeline.length > 0 && (
          <Section folds title={t('timeline')}>
            <Timeline
              label={t('timeline')}
              entries={timeline.map(({ at, title, note, tone, actor }) => ({
                at,
                title,
                tone,
                note: [note, actor].filter(Boolean).join(' – '),
              }))}
            />
          </Section>
        )
      }
    >
      <Stack gap={12}>
        <Changes folds changes={assessment.changes} />
        <Clearances assessment={assessment} />
        <WithSignal>
          <AmountDueSummary record={record} />
        </WithSignal>
        <RecordDocuments assessment={assessment} />
        <Section title={t('form_papers')}>
          <FormPapers assessment={assessment} />
        </Section>
        {assessment.is_survey_offered && !isAtCounter() && <SurveyOffer assessment={assessment} />}
        {assessment.acts.includes('withdraw') && <Withdraw />}
      </Stack>
    </Page>
  );
}

function Lead({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const locale = useLocale();
  const { application_type, tax_year, assessment_code, submitted_at, due_on, state } = assessment;
  const kind = t(application_type);
  const is_running = due_on !== null && ['ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED'].includes(state);
  return (
    <Text>
      <NumberedText>
        {submitted_at === null
          ? t('line_draft', { kind, year: tax_year })
          : t('line_filed', { kind, year: tax_year, code: assessment_code })}
      </NumberedText>
      {is_running && ` ${t('line_due', { day: dayWritten(due_on, locale, { weekday: true, year: false }) })}`}
    </Text>
  );
}
