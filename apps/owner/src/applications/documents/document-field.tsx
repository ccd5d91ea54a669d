import { callEndpoint } from '@ebpls/api-client';
import {
  bringPaper,
  markDocumentInapplicable,
  type Reference,
  removeDocument,
  type RequirementItem,
} from '@ebpls/contracts';
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
import { InapplicableNote, ReasonForm } from './inapplicable.tsx';
import { type DocumentPhotos, documentPhotosStore, showPhotos } from './document-photos.store.ts';

interface DocumentFieldProps {
  readonly item: RequirementItem;
  readonly company_code: string;
  readonly assessment_code: string;
  readonly offices: Reference['offices'];
  readonly canBringOriginal: boolean; // The owner may bring it or say why it does not apply; an office that requests it needs a copy.
  readonly hasTitle?: boolean; // The name of the document is the title above the field.
}

/**
 * Field of one required document: chosen or photographed, several photos as one PDF, sent at once, replaced without
 * losing the earlier copy; brought to the municipal hall; or stated not to apply.
 */
export function DocumentField(props: DocumentFieldProps) {
  const { item, offices, canBringOriginal, hasTitle } = props;
  const control = useDocumentControl(props);
  const { place, sending, takenPhotos, problem, setProblem, act, stateReason, bring } = control;
  if (takenPhotos?.is_open) return <TakenPages item={item} place={place} takenPhotos={takenPhotos} />;
  switch (getStatement(item, control)) {
    case 'asked':
      return <ReasonForm item={item} onSave={stateReason} onCancel={() => control.setReasonOpen(false)} />;
    case 'brought':
      return <BroughtNote item={item} problem={problem} onUndo={() => bring(false)} />;
    case 'excused':
      return <InapplicableNote item={item} problem={problem} onUndo={() => stateReason(null)} />;
    default: {
      const mayState = canBringOriginal && item.is_mandatory;
      return (
        <Stack gap={3}>
          <DocumentFile
            {...{ item, place, sending, photos: takenPhotos, problem, offices, setProblem, hasTitle }}
            onRemove={(document_id) => void act(() => callEndpoint(removeDocument, { params: { document_id } }))}
            onBringOriginal={mayState ? () => bring(true) : undefined}
            onInapplicable={mayState ? () => control.setReasonOpen(true) : undefined}
          />
          {!sending && <DateQuestion item={item} />}
        </Stack>
      );
    }
  }
}

/** What the owner states instead of sending a copy; `asked` while the reason is being typed. */
function getStatement(
  { is_brought, inapplicable_reason, document }: RequirementItem,
  { sending, isReasonOpen }: Pick<ReturnType<typeof useDocumentControl>, 'sending' | 'isReasonOpen'>,
): 'asked' | 'brought' | 'excused' | undefined {
  if (isReasonOpen) return 'asked';
  if (sending) return undefined;
  if (is_brought) return 'brought';
  return inapplicable_reason !== undefined && document === null ? 'excused' : undefined;
}

/** State of the field and the acts on its document; each act reloads the application afterwards. */
function useDocumentControl({ item, company_code, assessment_code }: DocumentFieldProps) {
  const { revalidate } = useRevalidator();
  const reload = useReload();
  const [problem, setProblem] = useState<string>();
  const [isReasonOpen, setReasonOpen] = useState(false);
  const place: DocumentPlace = {
    company_code,
    assessment_code,
    requirement_code: item.code,
    document_id: item.document?.document_id,
    account_id: useSession(({ user }) => user?.id),
    onArrived: async () => reload(),
  };
  const key = toDocumentKey(place);
  const upload = useStore(documentUploadsStore, (uploads) => uploads[key]);
  const takenPhotos = useStore(documentPhotosStore, (photos) => photos[key]);
  useUploadResumption(place, upload?.is_pending === true);
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      setProblem(undefined);
      await work();
      await revalidate();
    } catch (error) {
      setProblem(getErrorText(error));
    }
  };
  const statement = { params: { assessment_code } };
  const bring = (is_brought: boolean): void =>
    void act(() => callEndpoint(bringPaper, { ...statement, body: { requirement_code: item.code, is_brought } }));
  const stateReason = (reason: string | null): void => {
    setReasonOpen(false);
    const body = { requirement_code: item.code, reason };
    void act(() => callEndpoint(markDocumentInapplicable, { ...statement, body }));
  };
  return {
    place,
    sending: upload,
    takenPhotos,
    problem,
    setProblem,
    isReasonOpen,
    setReasonOpen,
    act,
    bring,
    stateReason,
  };
}

interface TakenPagesProps {
  readonly item: RequirementItem;
  readonly place: DocumentPlace;
  readonly takenPhotos: DocumentPhotos;
}

/** Photos in the owner's order, before they are sent as one document. */
function TakenPages({ item: { code, name }, place, takenPhotos }: TakenPagesProps) {
  const key = toDocumentKey(place);
  return (
    <DocumentPages
      id={`paper-${code}`}
      name={name}
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
