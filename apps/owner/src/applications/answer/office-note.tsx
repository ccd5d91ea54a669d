import type { AssessmentReply } from '@ebpls/contracts';
import { TextArea } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

import { useWords } from './answer.messages.ts';
import { getReplyKey, saveTypedReply, toReplyValues } from './answer-values.ts';

const NOTE_MAX_LENGTH = 500; // as the server

interface OfficeNote {
  readonly note: string;
  /** Undefined unless the licensing office returned the application. */
  readonly field: ReactNode;
}

/** The note that an owner sends with a returned application; one text on all steps, which survives a reload. */
export function useOfficeNote({ assessment_code, returned }: AssessmentReply): OfficeNote {
  const t = useWords();
  const storageKey = getReplyKey(`${assessment_code} ${returned?.at}`, []);
  const [note, setNote] = useState(() => String(toReplyValues([], storageKey)['note']));
  const change = (text: string): void => {
    setNote(text);
    saveTypedReply(storageKey, { note: text });
  };
  if (returned === null) return { note: '', field: undefined };
  const field = (
    <TextArea
      name="note"
      label={t('note')}
      value={note}
      maxLength={NOTE_MAX_LENGTH}
      rows={2}
      optional
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
  return { note, field };
}
