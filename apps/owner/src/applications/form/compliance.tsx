import type { ClearanceItem } from '@ebpls/contracts';
import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, EmptyState, Page, Section, Stack, Text, TextArea } from '@ebpls/ui';
import { useState } from 'react';
import { useFetcher } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import { useWords } from '../application.messages.ts';
import type { EditedApplication, ApplicationSubmission } from '../edited-application.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { UploadQuotas } from '../documents/upload-quotas.tsx';
import { toCorrectedAnswers, CorrectedFields, openCorrections, useTypedAnswers } from './corrected-fields.tsx';
import { isMissing, listRequestedDocuments } from './steps.ts';

/** Corrections that offices require: each office is answered alone, the others continue their work. */
export function Compliance({ application }: { readonly application: EditedApplication }) {
  const t = useWords();
  const { assessment } = application;
  const { assessment_code, company_code, company_name } = assessment;
  const openClearances = assessment.clearances.filter(({ state }) => state === 'FOR_COMPLIANCE');
  const record = addresses.record(assessment_code, company_code);

  return (
    <Page
      width="form"
      title={t('comply_title')}
      subtitle={t('comply_lead')}
      status={<ForOwner of={assessment.on_behalf} />}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: record },
        { label: t('comply_title') },
      ]}
    >
      {openClearances.length === 0 && (
        <EmptyState
          icon="check-circle"
          title={t('comply_nothing')}
          action={
            <Button kind="primary" to={record}>
              {t('to_record')}
            </Button>
          }
        >
          {t('comply_nothing_more')}
        </EmptyState>
      )}
      <Stack gap={12}>
        {openClearances.map((clearance) => (
          <ComplianceAnswer key={clearance.office} clearance={clearance} application={application} />
        ))}
      </Stack>
    </Page>
  );
}

function ComplianceAnswer({
  clearance,
  application,
}: {
  readonly clearance: ClearanceItem;
  readonly application: EditedApplication;
}) {
  const t = useWords();
  const { assessment, reference } = application;
  const { title: office, clearance_id, remarks, requested_documents } = clearance;
  const sending = useFetcher<RefusedForm>();
  const [note, setNote] = useState('');
  const papers = listRequestedDocuments(requested_documents, application);
  const corrections = openCorrections(clearance);
  const { answers, answer } = useTypedAnswers(corrections);
  const send = (): void => {
    const submission: ApplicationSubmission = {
      act: 'resubmit',
      clearance_id: clearance_id ?? 0,
      office,
      note,
      answers: toCorrectedAnswers(corrections, answers),
    };
    void sending.submit(JSON.stringify(submission), { method: 'post', encType: 'application/json' });
  };

  return (
    <Section title={t('comply_request', { office })}>
      <Stack gap={6}>
        <Blocker tone="warning" title={remarks} />
        <CorrectedFields
          corrections={corrections}
          answers={answers}
          onAnswer={answer}
          errorAt={(field) => sending.data?.fields[field]?.[0]}
        />
        {papers.length > 0 && <UploadQuotas quotas={application.quotas} />}
        {papers.map((item) => (
          <DocumentField
            key={item.code}
            item={item}
            company_code={assessment.company_code}
            assessment_code={assessment.assessment_code}
            offices={reference.offices}
            canBringOriginal={false}
          />
        ))}
        <Text tone="muted">{t('corrected_else')}</Text>
        <TextArea
          label={t('comply_note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          maxLength={500}
          rows={3}
          error={sending.data?.fields['note']?.[0]}
          optional
        />
        {sending.data?.message && (
          <div role="alert">
            <Text tone="danger" weight="bold">
              {sending.data.message}
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
            {t('comply_send', { office })}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
