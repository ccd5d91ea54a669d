import type { BusinessChangeInput } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
import { Button, Page, Stack } from '@ebpls/ui';
import { Navigate, useFetcher, useNavigate } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication, ApplicationSubmission } from '../edited-application.ts';
import { DocumentsStep } from './documents-step.tsx';
import { SignChange } from '../signing/sign-change.tsx';
import { ReturnNotice } from '../answer/request-note.tsx';
import { useApplicationStep } from './steps.ts';

const SAVED_STATE = { state: 'untouched', at: undefined } as const;

/** Steps of an amendment or a retirement after its declaration: documents and signature. */
export function ChangeSteps({ application }: { readonly application: EditedApplication }) {
  const { assessment, company } = application;
  const { assessment_code, company_code } = assessment;
  const t = useWords();
  const f = useFormWords();
  const navigate = useNavigate();
  const step = useApplicationStep(assessment);
  const fetcher = useFetcher<RefusedForm>();
  if (step === 'declare') return <Navigate to={addresses.change(assessment_code, company_code)} replace />;

  const send = (signature: DraftValues): void => {
    const submission: ApplicationSubmission = {
      act: 'change',
      filed: {
        change: assessment.change as BusinessChangeInput, // the server read it from the draft a moment ago
        signed_name: String(signature['signed_name']),
        agrees: true,
      },
      after: addresses.sent(assessment.assessment_id, company.brgycode ?? '0', company.company_name),
    };
    void fetcher.submit(JSON.stringify(submission), { method: 'post', encType: 'application/json' });
  };
  const renderBack = (to: string) => <Button to={to}>{f('back')}</Button>;
  return (
    <Page
      width="form"
      title={t(`step_${step}`)}
      subtitle={t(`hint_${step}`)}
      status={<ForOwner of={assessment.on_behalf} />}
      breadcrumb={[
        { label: company.company_name, to: addresses.company(company_code) },
        { label: t('kind_and_year', { kind: t(assessment.application_type), year: assessment.tax_year }) },
      ]}
    >
      <Stack gap={6}>
        <ReturnNotice assessment={assessment} step={step} />
        {step === 'papers' && (
          <DocumentsStep
            application={application}
            back={renderBack(addresses.change(assessment_code, company_code))}
            onContinue={() => void navigate(addresses.editApplication(assessment_code, company_code, 'sign'))}
          />
        )}
        {step === 'sign' && (
          <SignChange
            application={application}
            saveStatus={SAVED_STATE}
            back={renderBack(addresses.editApplication(assessment_code, company_code, 'papers'))}
            onSign={send}
            sending={fetcher}
          />
        )}
      </Stack>
    </Page>
  );
}
