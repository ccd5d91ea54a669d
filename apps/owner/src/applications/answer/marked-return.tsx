import type { DeclarationInput } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
import { Page } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords as useApplicationWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { listRequestedDocuments, removeQuotedRemarks } from '../documents/required-documents.ts';
import { useWords } from './answer.messages.ts';
import { getReplyKey, listOpenCorrections, toCorrectedAnswers } from './answer-values.ts';
import { ReplyForm } from './reply-form.tsx';
import { ReturnNotice } from './request-note.tsx';

/** Form of a returned application: only the fields and documents that the licensing office marked can be corrected. */
export function MarkedReturn({ application }: { readonly application: EditedApplication }) {
  const t = useWords();
  const a = useApplicationWords();
  const { assessment } = application;
  const { assessment_code, company_code, company_name, returned } = assessment;
  const corrections = listOpenCorrections(assessment);
  return (
    <Page
      width="form"
      title={t('title', { office: t('licensing_title') })}
      subtitle={t('marked_lead')}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: addresses.record(assessment_code, company_code) },
      ]}
    >
      <ReplyForm
        application={application}
        corrections={corrections}
        listDocuments={(refusedFields) =>
          listRequestedDocuments(
            [...new Set([...(returned?.requirement_codes ?? []), ...listCodes(refusedFields)])],
            application,
          ).map((item) => removeQuotedRemarks(item, returned?.remarks))
        }
        storage_key={getReplyKey(assessment_code, corrections)}
        hasNote
        sendLabel={a('resubmit')}
        toSubmission={(values) => ({
          act: 'submit',
          declaration: { ...assessment.declaration } as DeclarationInput,
          answers: toCorrectedAnswers(corrections, values),
          note: String(values['note'] ?? ''),
          draft_revision: assessment.draft_revision,
          after: addresses.record(assessment_code, company_code),
        })}
      >
        <ReturnNotice assessment={assessment} />
      </ReplyForm>
    </Page>
  );
}

/** Returns the codes of papers that a corrected answer made necessary, as the server names them. */
function listCodes(fields: RefusedForm['fields']): string[] {
  return Object.keys(fields).flatMap((path) =>
    path.startsWith('requirements.') ? [path.slice('requirements.'.length)] : [],
  );
}
