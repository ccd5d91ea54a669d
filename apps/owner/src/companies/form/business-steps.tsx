import { type Company, FORM_SECTIONS, type FormSection, type Reference } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
import { Button, Page, Section } from '@ebpls/ui';
import { type Task, TaskList } from '@ebpls/ui/records';
import { useCallback } from 'react';
import { useFetcher, useNavigate, useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { OtherDevice } from '../../shared/drafts/other-device.tsx';
import { useWords as useFormWords } from '../../owner.messages.ts';
import type { StepScreens } from '../../shared/steps/step-screens.ts';
import { StepForm } from '../../shared/steps/step-form.tsx';
import { useArrival } from '../../shared/drafts/use-draft.ts';
import { useBusinessSentences } from './business-sentences.ts';
import { useFieldAnswer } from './answers.ts';
import { CheckStep } from './check-step.tsx';
import { useFormDraft } from './form-draft.ts';
import { useWords } from './form.messages.ts';
import {
  pickSectionMessages,
  isComplete,
  type Owner,
  SCHEMA_BY_SECTION,
  type Sections,
  getNextStep,
  getPreviousStep,
  getCompanyStep,
  type CompanyStep,
} from './steps.ts';
import { listScreens, useStepScreens } from '../steps/screens.ts';
import { formatBusinessAddress } from '../steps/owner-address-field.tsx';
import { StepFields } from '../steps/step-fields.tsx';

interface BusinessStepsProps {
  readonly company: Company;
  readonly reference: Reference;
  readonly owner: Owner | undefined;
}

/** Steps of the unified business form, one on a screen. The server stores the input; the address holds the step. */
export function BusinessSteps({ company, reference, owner }: BusinessStepsProps) {
  const t = useWords();
  const navigate = useNavigate();
  const step = getCompanyStep(useSearchParams()[0]);
  const { company_code } = company;
  const draft = useFormDraft({ company, reference, owner });
  const { change, flush, saveStatus, parts: sections } = draft;
  const sentences = useBusinessSentences(sections.identity['org_type']);
  const toFact = useFieldAnswer(reference);
  const register = useFetcher<RefusedForm>();
  const refusedForm = register.data;

  const onTyped = useCallback(
    (values: DraftValues) => step !== 'check' && change(step, structuredClone(values)),
    [change, step],
  );
  const arrival = useArrival(draft.arrival, step);
  const screens = useStepScreens(company_code, step, sections);
  const openStep = (next: CompanyStep, screen?: number): void => {
    void flush();
    void navigate(addresses.editCompany(company_code, next, screen));
  };
  const partName = usePartName(screens);
  const title = t(step === 'check' && !company.is_draft ? 'step_check_again' : `step_${step}`);
  const backButton = <Back step={step} sections={sections} screens={screens} onBack={openStep} />;

  return (
    <Page
      width="form"
      title={title}
      subtitle={t(`hint_${step}`)}
      status={<ForOwner of={company.on_behalf} />}
      breadcrumb={[
        {
          label: company.is_draft ? t('title_new') : company.company_name,
          to: company.is_draft ? addresses.companies : addresses.company(company_code),
        },
        { label: partName ?? title },
      ]}
      aside={<Aside company={company} sections={sections} step={step} refusedForm={refusedForm} />}
    >
      <OtherDevice draft={draft} getFact={toFact} />
      {step === 'check' ? (
        <CheckStep company={company} reference={reference} draft={draft} register={register} back={backButton} />
      ) : (
        <StepForm
          key={step}
          schema={SCHEMA_BY_SECTION[step]}
          values={sections[step]}
          sentences={sentences}
          saveStatus={saveStatus}
          onTyped={onTyped}
          arrival={arrival}
          onContinue={() => openStep(getNextStep(step))}
          refusedFields={pickSectionMessages(step, refusedForm?.fields)}
          back={backButton}
          screens={screens}
        >
          <StepFields
            section={step}
            reference={reference}
            business_address={formatBusinessAddress(sections.place, reference)}
            names={screens?.names}
          />
        </StepForm>
      )}
    </Page>
  );
}

interface BackProps {
  readonly step: CompanyStep;
  readonly sections: Sections;
  readonly screens: StepScreens | undefined;
  readonly onBack: (step: CompanyStep, screen?: number) => void;
}

/** Leads to the former screen, or to the end of the former step; absent on the very first. */
function Back({ step, sections, screens, onBack }: BackProps) {
  const f = useFormWords();
  const before = getPreviousStep(step);
  const isWithin = screens !== undefined && screens.place > 0;
  if (before === undefined && !isWithin) return null;
  const goBack = (): void => {
    if (isWithin) screens.goTo(screens.place - 1);
    else if (before) onBack(before, screens && countScreens(before, sections));
  };
  return (
    <Button kind="secondary" onClick={goBack}>
      {f('back')}
    </Button>
  );
}

function countScreens(step: CompanyStep, sections: Sections): number {
  return step === 'check' ? 1 : listScreens(step, sections[step]).length;
}

/** Names the open screen of a step that has several; the step itself is in the list of steps. */
function usePartName(screens: StepScreens | undefined): string | undefined {
  const f = useFormWords();
  return screens && screens.count > 1 ? f('part_of', { now: screens.place + 1, all: screens.count }) : undefined;
}

interface AsideProps {
  readonly company: Company;
  readonly sections: Sections;
  readonly step: CompanyStep;
  readonly refusedForm: RefusedForm | undefined;
}

function Aside({ company, sections, step, refusedForm }: AsideProps) {
  const t = useWords();
  const f = useFormWords();
  const getTaskState = (section: FormSection): Task['state'] => {
    if (section === step) return 'now';
    if (pickSectionMessages(section, refusedForm?.fields)) return 'error';
    return isComplete(section, sections[section]) ? 'done' : 'open';
  };
  const items: Task[] = FORM_SECTIONS.map((section) => ({
    label: t(`step_${section}`),
    to: addresses.editCompany(company.company_code, section),
    state: getTaskState(section),
  }));
  return (
    <Section level={3} title={company.is_draft ? t('title_new') : company.company_name}>
      <TaskList
        label={f('all_steps')}
        items={[
          ...items,
          {
            label: t(company.is_draft ? 'step_check' : 'step_check_again'),
            to: addresses.editCompany(company.company_code, 'check'),
            state: step === 'check' ? 'now' : 'open',
          },
        ]}
      />
    </Section>
  );
}
