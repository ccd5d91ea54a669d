// Defers the act of a press while documents are being uploaded.

import type { RequirementItem } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { useEffect, useRef, useState } from 'react';

import { documentUploadsStore, toDocumentKey } from '../../shared/documents/document-upload.store.ts';
import { useDeferredPress } from '../../shared/steps/use-deferred-press.ts';
import type { EditedApplication } from '../edited-application.ts';

type Uploads = ReturnType<typeof documentUploadsStore.getState>;

/**
 * Returns a handler that acts at once, or as soon as no upload of these documents is in progress: a file that is still
 * being uploaded is not missing. `isDeferred` is true from the press to that moment.
 */
export function useUploadsEnd(
  { assessment: { company_code, assessment_code } }: EditedApplication,
  documents: readonly Pick<RequirementItem, 'code'>[],
  act: () => void,
): { readonly press: () => void; readonly isDeferred: boolean } {
  const [isPressed, setPressed] = useState(false);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => {
    return () => stopWaiting.current?.();
  }, []);
  const isUploading = (uploads: Uploads): boolean =>
    documents.some(({ code: requirement_code }) => {
      const upload = uploads[toDocumentKey({ company_code, assessment_code, requirement_code })];
      return upload !== undefined && upload.problem === undefined && upload.is_pending !== true;
    });
  // The page has the arrived documents one frame after their uploads have ended.
  const actLater = useDeferredPress(() => {
    setPressed(false);
    act();
  });
  const press = (): void => {
    if (isPressed) return;
    if (!isUploading(documentUploadsStore.getState())) return act();
    setPressed(true);
    stopWaiting.current = documentUploadsStore.subscribe((uploads) => {
      if (isUploading(uploads)) return;
      stopWaiting.current?.();
      actLater();
    });
  };
  const isBusy = useStore(documentUploadsStore, isUploading);
  return { press, isDeferred: isPressed && isBusy };
}
