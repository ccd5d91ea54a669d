// What an office wrote to the owner, with the date and the person of its request, above the owner's form.

import type { AssessmentReply } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { Blocker, dayWritten, Text, TextLink, useLocale } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords as useApplicationWords } from '../application.messages.ts';
import { type ApplicationStep } from '../form/steps.ts';
import { listDocumentsToReplace } from '../documents/required-documents.ts';
import { useWords } from './answer.messages.ts';

interface RequestNoteProps {
  /** Absent from a server that does not state it. */
  readonly request: AssessmentReply['return_request'];
  readonly office: string;
  readonly remarks: string;
}

/** Who requested a reply and when, and the words of the office. */
export function RequestNote({ request, office, remarks }: RequestNoteProps) {
  const t = useWords();
  return (
    <>
      <RequestLine request={request} office={office} />
      {remarks !== '' && <Blocker tone="warning" title={t('remarks', { remarks })} />}
    </>
  );
}

interface ReturnNoticeProps {
  readonly assessment: AssessmentReply;
  /** The step that is open; the steps of the form alone have a link to the documents to replace. */
  readonly step?: ApplicationStep;
}

/**
 * Notice of an application that the licensing office returned: who requested the corrections, when, and why, with the
 * documents to upload again.
 */
export function ReturnNotice({ assessment, step }: ReturnNoticeProps) {
  const t = useWords();
  const a = useApplicationWords();
  const { returned, return_request, assessment_code, company_code, requirements } = assessment;
  if (!returned) return null;
  const linkedDocuments = step === undefined || step === 'papers' ? [] : listDocumentsToReplace(requirements);
  return (
    <Blocker tone="warning" title={a('returned')}>
      <RequestLine request={return_request} office={t('licensing')} />
      {t('remarks', { remarks: returned.remarks })}
      {linkedDocuments.map(({ code, name }) => (
        <div key={code}>
          <TextLink to={`${addresses.editApplication(assessment_code, company_code, 'papers')}&document=${code}`}>
            {t('replace', { name })}
          </TextLink>
        </div>
      ))}
    </Blocker>
  );
}

function RequestLine({ request, office }: Omit<RequestNoteProps, 'remarks'>) {
  const t = useWords();
  const locale = useLocale();
  if (request === undefined) return null;
  const day = dayWritten(toManilaDay(request.at), locale);
  return (
    <Text as="div" tone="muted">
      {request.by === null
        ? t('requested_by_office', { day, office })
        : t('requested', { day, name: request.by, office })}
    </Text>
  );
}
