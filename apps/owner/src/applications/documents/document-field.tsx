import { callEndpoint } from '@ebpls/api-client';
import { bringPaper, type Reference, removeDocument, type RequirementItem } from '@ebpls/contracts';
import { useReload, useSession, useStore } from '@ebpls/remote-kit';
import { Button, Field, Remark, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { DocumentDates } from '../../shared/documents/document-dates.tsx';
import {
  toDocumentKey,
  type DocumentPlace,
  documentUploadsStore,
  sendDocument,
  getErrorText,
} from '../../shared/documents/document-upload.store.ts';
import { useUploadResumption } from '../../shared/documents/upload-status.tsx';
import { useWords } from '../application.messages.ts';
import { DocumentFile } from './document-file.tsx';
import { DocumentPages } from './document-pages.tsx';
import { documentPhotosStore, showPhotos } from './document-photos.store.ts';

interface DocumentFieldProps {
  readonly item: RequirementItem;
  readonly company_code: string;
  readonly assessment_code: string;
  readonly offices: Reference['offices'];
  readonly canBringOriginal: boolean; // The owner may choose to bring it; an office that requests a paper again needs a copy.
}

/**
 * Field of one required document: chosen or photographed, several photos as one PDF, sent at once, replaced without
 * losing the earlier copy; or brought to the municipal hall.
 */
export function DocumentField({ item, company_code, assessment_code, offices, canBringOriginal }: DocumentFieldProps) {
  const { revalidate } = useRevalidator();
  const reload = useReload();
  const [problem, setProblem] = useState<string>();
  const place: DocumentPlace = {
    company_code,
    assessment_code,
    requirement_code: item.code,
    document_id: item.document?.document_id,
    account_id: useSession(({ user }) => user?.id),
    onArrived: async () => reload(),
  };
  const key = toDocumentKey(place);
  const sending = useStore(documentUploadsStore, (uploads) => uploads[key]);
  const takenPhotos = useStore(documentPhotosStore, (photos) => photos[key]);
  useUploadResumption(place, sending?.is_pending === true);
  /** Runs an act on the server, and reloads the application afterwards. */
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      setProblem(undefined);
      await work();
      await revalidate();
    } catch (error) {
      setProblem(getErrorText(error));
    }
  };
  const bring = (is_brought: boolean): void =>
    void act(() =>
      callEndpoint(bringPaper, { params: { assessment_code }, body: { requirement_code: item.code, is_brought } }),
    );

  if (takenPhotos?.is_open)
    return (
      <DocumentPages
        id={`paper-${item.code}`}
        name={item.name}
        photos={takenPhotos.photos}
        onChange={(photos) => showPhotos(key, { ...takenPhotos, photos })}
        onCancel={() =>
          showPhotos(key, takenPhotos.sent_as === undefined ? undefined : { ...takenPhotos, is_open: false })
        }
        onSend={(file) => {
          showPhotos(key, { ...takenPhotos, is_open: false, sent_as: file.name });
          void sendDocument(place, file);
        }}
      />
    );
  if (item.is_brought && !sending) return <BroughtNote item={item} problem={problem} onUndo={() => bring(false)} />;
  return (
    <Stack gap={3}>
      <DocumentFile
        {...{ item, place, sending, photos: takenPhotos, problem, offices, setProblem }}
        onRemove={(document_id) => void act(() => callEndpoint(removeDocument, { params: { document_id } }))}
        onBringOriginal={canBringOriginal && item.is_mandatory ? () => bring(true) : undefined}
      />
      {!sending && <DateQuestion item={item} />}
    </Stack>
  );
}

/**
 * Dates of a paper that carries a day, until an office has checked it; a copy from the owner's stored papers has them
 * already.
 */
function DateQuestion({ item: { name, document, expires, is_kept } }: { readonly item: RequirementItem }) {
  if (!expires || is_kept || document?.state !== 'PENDING_REVIEW') return null;
  return <DocumentDates document={document} name={name} />;
}

interface BroughtProps {
  readonly item: RequirementItem;
  readonly problem: string | undefined;
  readonly onUndo: () => void;
}

function BroughtNote({ item: { code, name }, problem, onUndo }: BroughtProps) {
  const t = useWords();
  return (
    <Field id={`paper-${code}`} label={name} error={problem} group>
      <Remark icon="building" tone="info">
        {t('original')}{' '}
        <Button size="desk" kind="quiet" onClick={onUndo}>
          {t('paper_send_after_all')}
        </Button>
      </Remark>
    </Field>
  );
}
