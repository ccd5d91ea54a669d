import type { DeclarationInput } from '@ebpls/contracts';
import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, Page, Stack, Text } from '@ebpls/ui';
import { useFetcher } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords } from './application.messages.ts';
import type { EditedApplication, ApplicationSubmission } from './edited-application.ts';
import { toCorrectedAnswers, CorrectedFields, openCorrections, useTypedAnswers } from './form/corrected-fields.tsx';
import { isMissing, listRequestedDocuments } from './form/steps.ts';
import { DocumentField } from './documents/document-field.tsx';
import { UploadQuotas } from './documents/upload-quotas.tsx';

/** Form of a returned application: only the fields and documents that the licensing office marked can be corrected. */
export function MarkedReturn({ application }: { readonly application: EditedApplication }) {
  const t = useWords();
  const { assessment, reference } = application;
  const { assessment_code, company_code, company_name, returned } = assessment;
  const sending = useFetcher<RefusedForm>();
  const corrections = openCorrections(assessment);
  const { answers, answer } = useTypedAnswers(corrections);
  const fields = sending.data?.fields ?? {};
  const papers = listRequestedDocuments(
    [...new Set([...(returned?.requirement_codes ?? []), ...listCodes(fields)])],
    application,
  );
  const markedFields = corrections.map(({ field }) => field);
  const elsewhere = Object.entries(fields).flatMap(([path, [message = '']]) =>
    markedFields.includes(path) ? [] : [message],
  );
  const send = (): void => {
    const submission: ApplicationSubmission = {
      act: 'submit',
      declaration: { ...assessment.declaration } as DeclarationInput,
      answers: toCorrectedAnswers(corrections, answers),
      draft_revision: assessment.draft_revision,
      after: addresses.record(assessment_code, company_code),
    };
    void sending.submit(JSON.stringify(submission), { method: 'post', encType: 'application/json' });
  };

  return (
    <Page
      width="form"
      title={t('marked_title')}
      subtitle={t('corrected_else')}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: addresses.record(assessment_code, company_code) },
        { label: t('marked_title') },
      ]}
    >
      <Stack gap={6}>
        <Blocker tone="warning" title={t('returned')}>
          {returned?.remarks}
        </Blocker>
        <CorrectedFields
          corrections={corrections}
          answers={answers}
          onAnswer={answer}
          errorAt={(field) => fields[field]?.[0]}
        />
        {papers.length > 0 && <UploadQuotas quotas={application.quotas} />}
        {papers.map((item) => (
          <DocumentField
            key={item.code}
            item={item}
            company_code={company_code}
            assessment_code={assessment_code}
            offices={reference.offices}
            canBringOriginal={false}
          />
        ))}
        {sending.data?.message && (
          <div role="alert">
            <Text tone="danger" weight="bold">
              {[sending.data.message, ...elsewhere].join(' ')}
            </Text>
          </div>
        )}
        <div>
          <Button
            kind="primary"
            busy={isSending(sending)}
            disabled={papers.some(isMissing)}
            why={t('comply_why')}
            onClick={send}
          >
            {t('resubmit')}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

/** Returns the codes of papers that a corrected answer made necessary, as the server names them. */
function listCodes(fields: RefusedForm['fields']): string[] {
  return Object.keys(fields).flatMap((path) =>
    path.startsWith('requirements.') ? [path.slice('requirements.'.length)] : [],
  );
}
