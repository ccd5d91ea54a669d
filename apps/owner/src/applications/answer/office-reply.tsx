import type { ClearanceItem, CorrectedAnswers } from '@ebpls/contracts';
import { Button, EmptyState, Page, Section, Stack, TextLink } from '@ebpls/ui';
import { useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import { useWords as useApplicationWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { listRequestedDocuments, removeQuotedRemarks } from '../documents/required-documents.ts';
import { useWords } from './answer.messages.ts';
import { getReplyKey, listOpenCorrections, toCorrectedAnswers } from './answer-values.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReplySent } from './reply-sent.tsx';
import { RequestNote } from './request-note.tsx';
import { parseSentQuery } from './sent-reply.ts';

/** Reply to an office that returned its part of the application; each office is answered alone, on a page of its own. */
export function OfficeReply({ application }: { readonly application: EditedApplication }) {
  const [search] = useSearchParams();
  const { clearances } = application.assessment;
  const reply = parseSentQuery(search);
  const sentClearance = clearances.find(
    ({ clearance_id, state }) => clearance_id === reply?.clearance_id && state !== 'FOR_COMPLIANCE',
  );
  if (reply && sentClearance) return <ReplySent application={application} clearance={sentClearance} reply={reply} />;
  const open = clearances.filter(({ state }) => state === 'FOR_COMPLIANCE');
  const openRequest = open.find(({ office }) => office === search.get('office')) ?? open[0];
  return openRequest === undefined ? (
    <NothingRequested application={application} />
  ) : (
    <OneOffice
      key={openRequest.office}
      application={application}
      clearance={openRequest}
      others={open.filter((one) => one !== openRequest)}
    />
  );
}

function NothingRequested({ application: { assessment } }: { readonly application: EditedApplication }) {
  const t = useWords();
  const a = useApplicationWords();
  const { assessment_code, company_code, company_name, on_behalf } = assessment;
  const record = addresses.record(assessment_code, company_code);
  return (
    <Page
      width="form"
      title={t('title_none')}
      status={<ForOwner of={on_behalf} />}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: record },
      ]}
    >
      <EmptyState
        icon="check-circle"
        title={t('none')}
        action={
          <Button kind="primary" to={record}>
            {a('to_record')}
          </Button>
        }
      >
        {t('none_more')}
      </EmptyState>
    </Page>
  );
}

interface OneOfficeProps {
  readonly application: EditedApplication;
  readonly clearance: ClearanceItem;
  readonly others: readonly ClearanceItem[];
}

function OneOffice({ application, clearance, others }: OneOfficeProps) {
  const t = useWords();
  const { assessment_code, company_code, company_name, on_behalf } = application.assessment;
  const { title: office, remarks, request, is_paused, extra_documents: extras = [] } = clearance;
  const clearance_id = clearance.clearance_id ?? 0;
  const corrections = listOpenCorrections(clearance);
  const extraCodes = extras.map(({ code }) => code);
  const documents = [
    ...listRequestedDocuments(clearance.requested_documents, application),
    ...listRequestedDocuments(extraCodes, application).map((item) => ({ ...item, is_mandatory: false })),
  ].map((item) => removeQuotedRemarks(item, remarks));
  const page = addresses.editApplication(assessment_code, company_code);
  return (
    <Page
      width="form"
      title={t('title', { office })}
      subtitle={t(is_paused ? 'lead_paused' : 'lead_running')}
      status={<ForOwner of={on_behalf} />}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: addresses.record(assessment_code, company_code) },
      ]}
    >
      <ReplyForm
        application={application}
        corrections={corrections}
        listDocuments={() => documents}
        extras={extras}
        storage_key={getReplyKey(`${assessment_code} ${clearance_id}`, corrections)}
        hasNote
        sendLabel={t('send', { office })}
        sendShort={t('send_short')}
        toSubmission={(values) => ({
          act: 'resubmit',
          clearance_id,
          is_paused,
          note: String(values['note'] ?? ''),
          answers: toCorrectedAnswers(corrections, values) satisfies CorrectedAnswers,
          after: page,
        })}
      >
        <RequestNote request={request} remarks={remarks} />
      </ReplyForm>
      {others.length > 0 && (
        <Section title={t('more')}>
          <Stack gap={2}>
            {others.map((other) => (
              <TextLink key={other.office} to={`${page}?office=${other.office}`}>
                {t('title', { office: other.title })}
              </TextLink>
            ))}
          </Stack>
        </Section>
      )}
    </Page>
  );
}
