// Defers the act of a press while documents are being uploaded, and knows which of them have arrived.

import type { RequirementItem } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { documentUploadsStore, toDocumentKey } from '../../shared/documents/document-upload.store.ts';
import type { EditedApplication } from '../edited-application.ts';

type Uploads = ReturnType<typeof documentUploadsStore.getState>;
type Item = Pick<RequirementItem, 'code'>;

interface SentUploads {
  /** Acts at once, or as soon as no upload of these documents is in progress. */
  readonly press: () => void;
  /** True from a press during an upload to the act. */
  readonly isDeferred: boolean;
}

/**
 * A file that is being uploaded, or has arrived while the page still shows the former data, is not missing. `act` is
 * called with the test for the latter.
 */
export function useSentUploads(
  { assessment: { company_code, assessment_code } }: EditedApplication,
  documents: readonly Item[],
  act: (hasArrived: (item: Item) => boolean) => void,
): SentUploads {
  const [isPressed, setPressed] = useState(false);
  const arrivedKeys = useRef(new Set<string>());
  const toKey = ({ code: requirement_code }: Item): string =>
    toDocumentKey({ company_code, assessment_code, requirement_code });
  const isUploading = (uploads: Uploads): boolean => documents.some((item) => isInProgress(uploads[toKey(item)]));
  const actNow = (): void => {
    setPressed(false);
    act((item) => arrivedKeys.current.has(toKey(item)));
  };
  const recordUploads = useEffectEvent((uploads: Uploads, formerUploads: Uploads): void => {
    for (const [key, upload] of Object.entries(formerUploads))
      if (isInProgress(upload) && uploads[key] === undefined) arrivedKeys.current.add(key);
    if (isPressed && !isUploading(uploads)) actNow();
  });
  useEffect(() => {
    return documentUploadsStore.subscribe((uploads, formerUploads) => recordUploads(uploads, formerUploads));
  }, []);
  const press = (): void => (isUploading(documentUploadsStore.getState()) ? setPressed(true) : actNow());
  const isBusy = useStore(documentUploadsStore, isUploading);
  return { press, isDeferred: isPressed && isBusy };
}

function isInProgress(upload: Uploads[string]): boolean {
  return upload !== undefined && upload.problem === undefined && upload.is_pending !== true;
}
