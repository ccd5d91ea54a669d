// What an office wrote to the owner, with the date and the person of its request, above the owner's form.

import type { AssessmentReply } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { Blocker, dayWritten, Text, useLocale } from '@ebpls/ui';

import { useWords as useApplicationWords } from '../application.messages.ts';
import { useWords } from './answer.messages.ts';

interface RequestNoteProps {
  /** Absent from a server that does not state it. */
  readonly request: AssessmentReply['return_request'];
  readonly office: string;
  readonly remarks: string;
}

/** Who requested a reply and when, and the words of the office. */
export function RequestNote({ request, office, remarks }: RequestNoteProps) {
  return (
    <>
      <RequestLine request={request} office={office} />
      {remarks !== '' && <Blocker tone="warning" title={remarks} />}
    </>
  );
}

/** Notice of an application that the licensing office returned: who requested the corrections, when, and why. */
export function ReturnNotice({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const a = useApplicationWords();
  const { returned, return_request } = assessment;
  if (!returned) return null;
  return (
    <Blocker tone="warning" title={a('returned')}>
      <RequestLine request={return_request} office={t('licensing')} />
      {returned.remarks}
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
