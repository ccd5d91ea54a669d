// What an office wrote to the owner, with the date and the person of its request, above the owner's form.

import type { AssessmentReply } from '@ebpls/contracts';
import { computeCorrectionDay, computeResubmitDeadline, toManilaDay } from '@ebpls/rules';
import { Blocker, dayWritten, Text, TextLink, useLocale } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { type ApplicationStep } from '../form/steps.ts';
import { listDocumentsToReplace } from '../documents/required-documents.ts';
import { useWords } from './answer.messages.ts';

interface RequestNoteProps {
  /** Absent from a server that does not state it. */
  readonly request: AssessmentReply['return_request'];
  readonly remarks: string;
}

/** The words of the office, with who requested a reply and when, and the last day to reply (timer T9). */
export function RequestNote({ request, remarks }: RequestNoteProps) {
  const t = useWords();
  const locale = useLocale();
  const requestLine = useRequestLine(request);
  const deadline = request && t('reply_by', { day: dayWritten(computeCorrectionDay(toManilaDay(request.at)), locale) });
  if (remarks === '')
    return requestLine === undefined ? null : <Text tone="muted">{[requestLine, deadline].join(' ')}</Text>;
  return (
    <Blocker tone="warning" title={t('remarks', { remarks })} second={deadline}>
      {requestLine}
    </Blocker>
  );
}

interface ReturnNoticeProps {
  readonly assessment: AssessmentReply;
  /** The step that is open; the steps of the form alone have a link to the documents to replace. */
  readonly step?: ApplicationStep;
}

/**
 * Notice of an application that the licensing office returned: its words, who requested the corrections and when, the
 * last day to submit it again, and the documents to upload again.
 */
export function ReturnNotice({ assessment, step }: ReturnNoticeProps) {
  const t = useWords();
  const { returned, return_request, assessment_code, company_code, requirements } = assessment;
  const requestLine = useRequestLine(return_request, t('licensing'));
  const locale = useLocale();
  if (!returned) return null;
  const lastDay = dayWritten(computeResubmitDeadline(toManilaDay(returned.at)), locale);
  const linkedDocuments = step === undefined || step === 'papers' ? [] : listDocumentsToReplace(requirements);
  return (
    <Blocker
      tone="warning"
      title={t('remarks', { remarks: returned.remarks })}
      second={t('resubmit_by', { day: lastDay })}
    >
      {requestLine}
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

/** Who requested a reply and when; the office is named where the title of the page does not. */
function useRequestLine(request: AssessmentReply['return_request'], office?: string): string | undefined {
  const t = useWords();
  const locale = useLocale();
  if (request === undefined) return undefined;
  const day = dayWritten(toManilaDay(request.at), locale);
  if (request.by === null) return t('requested_on', { day });
  return office === undefined
    ? t('requested_by', { day, name: request.by })
    : t('requested', { day, name: request.by, office });
}
