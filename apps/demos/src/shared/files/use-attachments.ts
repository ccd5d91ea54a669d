import { formatFileSize } from '@ebpls/ui';
import { useState } from 'react';

import { type Attachment, MAX_ATTACHMENT_BYTES, readAttachment } from './attachment.ts';
import { useWords } from './attachments.messages.ts';

export interface Attachments {
  readonly list: readonly Attachment[];
  readonly error: string | undefined; // Why a file was not taken.
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (name: string) => void;
  readonly clear: () => void;
}

/** The files chosen for a message that is not sent yet. A second file of the same name replaces the first. */
export function useAttachments(first: readonly Attachment[] = []): Attachments {
  const t = useWords();
  const [list, setList] = useState(first);
  const [error, setError] = useState<string>();

  const add = async (files: readonly File[]): Promise<void> => {
    setError(undefined);
    for (const file of files) {
      const attachment = await readAttachment(file);
      if (attachment) setList((before) => [...before.filter(({ name }) => name !== attachment.name), attachment]);
      else setError(t('too_large', { name: file.name, most: formatFileSize(MAX_ATTACHMENT_BYTES) }));
    }
  };
  return {
    list,
    error,
    add,
    remove: (name) => setList((before) => before.filter((each) => each.name !== name)),
    clear: () => {
      setList([]);
      setError(undefined);
    },
  };
}
