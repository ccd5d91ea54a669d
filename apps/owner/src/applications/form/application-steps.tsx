import type { AssessmentReply, DeclarationInput } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, Page, type PageProps, Section, Stack } from '@ebpls/ui';
import { type Task, TaskList } from '@ebpls/ui/records';
import { useCallback } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { OtherDevice } from '../../shared/drafts/other-device.tsx';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { useArrival } from '../../shared/drafts/use-draft.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication, ApplicationSubmission } from '../edited-application.ts';
import { useTooEarly } from '../signing/sign-form.tsx';
import { useWords as useYearWords } from './back-years.messages.ts';
import { DeclareStep } from './declare-step.tsx';
import { useFigureAnswer, useFiguresDraft } from '../figures/figures-draft.ts';
import { dropUnaskedMeasures } from '../../shared/measures/measure-values.ts';
import { DocumentsStep } from './documents-step.tsx';
import { useWords as useAnswerWords } from '../answer/answer.messages.ts';
import { useOfficeNote } from '../answer/office-note.tsx';
import { ReturnNotice } from '../answer/request-note.tsx';
import { SignStep } from '../signing/sign-step.tsx';
import { createFiguresSchema, type ApplicationStep, useApplicationStep, APPLICATION_STEPS } from './steps.ts';
import { countDocuments, isMissing } from '../documents/required-documents.ts';

/** Steps of a draft or returned application, one on a screen: figures, documents, signature. */
export function ApplicationSteps({ application }: { readonly application: EditedApplication }) {
  const { assessment, company } = application;
  const { company_code, company_name } = company;
  const f = useFormWords();
  const navigate = useNavigate();
  const step = useApplicationStep(assessment);
  const head = usePageHead(application, step);
  const draft = useFiguresDraft(application);
  const { change, flush, saveStatus } = draft;
  const { figures } = draft.parts;
  const toFact = useFigureAnswer(application);
  const fetcher = useFetcher<RefusedForm>();
  const officeNote = useOfficeNote(assessment);

  const keep = useCallback((values: DraftValues) => change('figures', structuredClone(values)), [change]);
  const arrival = useArrival(draft.arrival, 'figures');
  const openStep = async (next: ApplicationStep): Promise<void> => {
    await flush();
    await navigate(addresses.editApplication(assessment.assessment_code, company_code, next));
  };
  const send = async (signature: DraftValues): Promise<void> => {
    await flush();
    const { draft_revision, has_choices } = draft.now();
    if (has_choices) return;
    const submission: ApplicationSubmission = {
      act: 'submit',
      declaration: { ...dropUnaskedMeasures(assessment, figures), ...signature } as DeclarationInput,
      ...(officeNote.note !== '' && { note: officeNote.note }),
      draft_revision,
      after: addresses.sent(assessment.assessment_id, company.brgycode ?? '0', company_name),
    };
    await fetcher.submit(JSON.stringify(submission), { method: 'post', encType: 'application/json' });
  };
  const getBack = (to: ApplicationStep) => <Button onClick={() => void openStep(to)}>{f('back')}</Button>;
  const openSignStep = () => void openStep('sign');

  return (
    <Page width="form" {...head} aside={<Aside application={application} figures={figures} step={step} />}>
      <Stack gap={6}>
        <ReturnNotice assessment={assessment} step={step} />
        <Years assessment={assessment} />
        <OtherDevice draft={draft} getFact={toFact} />
        {step === 'declare' && (
          <DeclareStep
            assessment={assessment}
            company={company}
            today={application.reference.today}
            figures={figures}
            saveStatus={saveStatus}
            arrival={arrival}
            onTyped={keep}
            onContinue={() => void openStep('papers')}
            flush={flush}
            refusedFields={fetcher.data?.fields}
          />
        )}
        {step === 'papers' && (
          <DocumentsStep {...{ application, flush }} back={getBack('declare')} onContinue={openSignStep}>
            {officeNote.field}
          </DocumentsStep>
        )}
        {step === 'sign' && (
          <SignStep
            application={application}
            figures={figures}
            saveStatus={saveStatus}
            flush={flush}
            back={getBack('papers')}
            note={officeNote.field}
            onSign={(signature) => void send(signature)}
            sending={fetcher}
          />
        )}
      </Stack>
    </Page>
  );
}

/** A returned application is a reply to the licensing office, whatever its step. */
function usePageHead(
  { assessment, company: { company_code, company_name } }: EditedApplication,
  step: ApplicationStep,
): Pick<PageProps, 'title' | 'subtitle' | 'status' | 'breadcrumb'> {
  const t = useWords();
  const a = useAnswerWords();
  const isReturned = assessment.state === 'RETURNED';
  return {
    title: isReturned ? a('title', { office: a('licensing_title') }) : t(`step_${step}`),
    subtitle: isReturned ? t(`step_${step}`) : <Hint step={step} assessment={assessment} />,
    status: <ForOwner of={assessment.on_behalf} />,
    breadcrumb: [
      { label: company_name, to: addresses.company(company_code) },
      { label: t('kind_and_year', { kind: t(assessment.application_type), year: assessment.tax_year }) },
    ],
  };
}

function Hint({ step, assessment }: { readonly step: ApplicationStep; readonly assessment: AssessmentReply }) {
  const t = useWords();
  if (step !== 'declare') return t(`hint_${step}`);
  return assessment.application_type === 'NEW'
    ? t('hint_declare_NEW')
    : t('hint_declare_RENEWAL', { year: assessment.tax_year - 1 });
}

/** Notes before the figures: the years billed besides the application's own, and when it may be filed. */
function Years({ assessment }: { readonly assessment: AssessmentReply }) {
  const y = useYearWords();
  const tooEarly = useTooEarly(assessment);
  const { back_years = [] } = assessment;
  if (back_years.length === 0 && tooEarly === undefined) return null;
  const billFact =
    back_years.length > 0 ? y('billed_with', { count: back_years.length, years: back_years.join(', ') }) : undefined;
  return (
    <Blocker tone="info" title={billFact ?? tooEarly ?? ''}>
      {billFact === undefined ? undefined : tooEarly}
    </Blocker>
  );
}

interface AsideProps {
  readonly application: EditedApplication;
  readonly figures: DraftValues;
  readonly step: ApplicationStep;
}

function Aside({ application: { assessment, company }, figures, step }: AsideProps) {
  const t = useWords();
  const f = useFormWords();
  const is_done = {
    declare: v.safeParse(createFiguresSchema(assessment, company), figures).success,
    papers: !assessment.requirements.some(isMissing),
    sign: false,
  };
  const getTaskState = (task: ApplicationStep): Task['state'] => {
    if (task === step) return 'now';
    return is_done[task] ? 'done' : 'open';
  };
  const isReturned = assessment.state === 'RETURNED';
  const counts = countDocuments(assessment.requirements);
  const hints: Partial<Record<ApplicationStep, string>> = {
    ...(counts.done > 0 && counts.done < counts.all && { papers: t('papers_done', counts) }),
    ...(isReturned && { sign: t('step_sign_again') }),
  };
  const items = APPLICATION_STEPS.map((task): Task => {
    const state = getTaskState(task);
    const to = addresses.editApplication(assessment.assessment_code, assessment.company_code, task);
    return { label: t(`step_${task}`), to, state, hint: state === 'open' ? hints[task] : undefined };
  });
  return (
    <Section level={3} title={t('file_title', { year: assessment.tax_year })}>
      <TaskList label={f('all_steps')} items={items} />
    </Section>
  );
}
