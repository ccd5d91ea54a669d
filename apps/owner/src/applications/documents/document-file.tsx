import { fetchFile } from '@ebpls/api-client';
import { downloadDocument, type Locale, type Reference, type RequirementItem, UPLOAD_LIMITS } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Button, dayWritten, MomentText, Text, useLocale, VisuallyHidden } from '@ebpls/ui';
import { FileField, type HeldFile } from '@ebpls/ui/forms';

import { Holds } from '../../shared/documents/document-dates.tsx';
import {
  forgetSending,
  toDocumentKey,
  type DocumentPlace,
  type Sending,
  sendDocument,
} from '../../shared/documents/document-upload.store.ts';
import { GoOn, useUploadStatus } from '../../shared/documents/upload-status.tsx';
import { useWords } from '../application.messages.ts';
import { readPhoto } from './read-photo.ts';
import { usePhotoHint } from './document-pages.tsx';
import { type DocumentPhotos, showPhotos } from './document-photos.store.ts';

type FileTexts = ReturnType<typeof useWords>;

interface DocumentFileProps {
  readonly item: RequirementItem;
  readonly place: DocumentPlace;
  readonly sending: Sending | undefined;
  readonly photos: DocumentPhotos | undefined;
  readonly problem: string | undefined;
  readonly offices: Reference['offices'];
  readonly hasTitle: boolean | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  readonly onRemove: (document_id: string) => void;
  readonly onBringOriginal: (() => void) | undefined;
  readonly onInapplicable: (() => void) | undefined;
}

/** The uploaded file of a document, with its state and the acts on it. */
export function DocumentFile(props: DocumentFileProps) {
  const { item, place, sending, photos, problem, offices, setProblem, onRemove } = props;
  const { onBringOriginal, onInapplicable } = props;
  const t = useWords();
  const locale = useLocale();
  const { document } = item;
  const key = toDocumentKey(place);
  const shownSending = useUploadStatus(sending);
  const choose = async (files: readonly File[]): Promise<void> => {
    setProblem(undefined);
    const choice = await chooseFiles(files);
    if (choice === 'mixed') return setProblem(t('paper_mixed'));
    showPhotos(key, choice.photos);
    if (choice.file) await sendDocument(place, choice.file);
  };
  const forget = (): void => {
    setProblem(undefined);
    showPhotos(key, undefined);
    void forgetSending(place);
  };
  // A copy from the owner's papers stays among them; here another one replaces it.
  const takeBack =
    document?.state === 'PENDING_REVIEW' && item.is_kept !== true ? () => onRemove(document.document_id) : undefined;

  return (
    <FileField
      id={`paper-${item.code}`}
      label={props.hasTitle ? <VisuallyHidden>{item.name}</VisuallyHidden> : item.name}
      optional={!item.is_mandatory}
      help={<Help item={item} offices={offices} photos={photos} />}
      error={problem ?? shownSending.problem ?? getRejectionReason(t, item, locale)}
      accept={UPLOAD_LIMITS.media_types.join(',')}
      file={toHeldFile(shownSending.file, item, photos)}
      multiple
      acceptsHeic
      onChoose={(_, all) => void choose(all)}
      onRemove={sending ? forget : takeBack}
      disabled={sending?.progress !== undefined}
      acts={<FileActs {...{ item, place, sending, photos, onBringOriginal, onInapplicable }} />}
    />
  );
}

interface ChosenFiles {
  readonly photos: DocumentPhotos | undefined;
  /** File to be sent at once. */
  readonly file?: File;
}

/** A single file is sent at once; several photos are ordered first. */
async function chooseFiles(files: readonly File[]): Promise<ChosenFiles | 'mixed'> {
  const [first] = files;
  if (!first) return { photos: undefined };
  const arePhotos = files.every(({ type }) => type.startsWith('image/'));
  if (files.length > 1 && !arePhotos) return 'mixed';
  if (!arePhotos) return { photos: undefined, file: first };
  const photos = await Promise.all(files.map(readPhoto));
  const [only, ...more] = photos;
  return only === undefined || more.length > 0
    ? { photos: { photos, is_open: true, sent_as: undefined } }
    : { photos: { photos, is_open: false, sent_as: only.file.name }, file: only.file };
}

function Help({ item, offices, photos }: Pick<DocumentFileProps, 'item' | 'offices' | 'photos'>) {
  const t = useWords();
  const hint = usePhotoHint(photos);
  return (
    <>
      {hint && (
        <Text size="secondary" tone="warning">
          {hint}
        </Text>
      )}
      {item.is_kept && item.document && (
        <Text size="secondary">
          {t('paper_reused')} <MomentText at={item.document.uploaded_at} />. <Holds document={item.document} />
        </Text>
      )}
      {`${t('paper_help')}${formatVerifiers(t, item, offices)}`}
    </>
  );
}

type ActsProps = Pick<
  DocumentFileProps,
  'item' | 'place' | 'sending' | 'photos' | 'onBringOriginal' | 'onInapplicable'
>;

/** Acts on a paper besides choosing, replacing and removing it. */
function FileActs({
  item: { document, is_proof },
  place,
  sending,
  photos,
  onBringOriginal,
  onInapplicable,
}: ActsProps) {
  const t = useWords();
  if (sending?.is_pending) return <GoOn place={place} />;
  // While it is sent the field reserves the space of the acts that follow.
  if (sending && sending.progress === undefined) return null;
  if (!document && !sending)
    return <WithoutCopy {...{ onBringOriginal, onInapplicable: is_proof === true ? undefined : onInapplicable }} />;
  if (photos)
    return (
      <Button size="desk" icon="plus" onClick={() => showPhotos(toDocumentKey(place), { ...photos, is_open: true })}>
        {t('page_add')}
      </Button>
    );
  return <Look document_id={document?.document_id} />;
}

/** What the owner may state instead of sending a copy. */
function WithoutCopy({
  onBringOriginal,
  onInapplicable,
}: Pick<DocumentFileProps, 'onBringOriginal' | 'onInapplicable'>) {
  const t = useWords();
  return (
    <>
      {onBringOriginal && (
        <Button size="desk" kind="quiet" icon="building" onClick={onBringOriginal}>
          {t('paper_bring')}
        </Button>
      )}
      {onInapplicable && (
        <Button size="desk" kind="quiet" icon="close" onClick={onInapplicable}>
          {t('paper_inapplicable')}
        </Button>
      )}
    </>
  );
}

function Look({ document_id = '' }: { readonly document_id: string | undefined }) {
  const t = useWords();
  return (
    <DownloadButton asLink fetch={() => fetchFile(downloadDocument, { params: { document_id } })}>
      {t('paper_view')}
    </DownloadButton>
  );
}

function toHeldFile(
  sentFile: HeldFile | undefined,
  { document }: RequirementItem,
  takenPhotos: DocumentPhotos | undefined,
): HeldFile | undefined {
  const file = sentFile ?? (document ? { name: document.file_name, size: document.size } : undefined);
  return file && { ...file, thumbnail: takenPhotos?.photos[0]?.thumbnail };
}

/** Returns the reason why a sent copy is not enough; undefined when it is. */
export function getRejectionReason(t: FileTexts, { document }: RequirementItem, locale: Locale): string | undefined {
  if (document?.is_expired) return t('paper_ended', { day: dayWritten(document.valid_until ?? '', locale) });
  if (!document || !['INVALID', 'INCOMPLETE', 'REQUIRES_RESUBMISSION'].includes(document.state)) return undefined;
  return document.remarks === '' ? t('paper_again_plain') : t('paper_again', { remarks: document.remarks });
}

function formatVerifiers(t: FileTexts, { verified_by }: RequirementItem, offices: Reference['offices']): string {
  const titles = verified_by.map((name) => offices.find(({ office }) => office === name.toLowerCase())?.title ?? name);
  return titles.length === 0 ? '' : ` ${t('paper_checked_by', { offices: titles.join(', ') })}`;
}
