import { callEndpoint } from '@ebpls/api-client';
import { bringPaper, type Reference, removeDocument, type RequirementItem } from '@ebpls/contracts';
import { useSession, useReload } from '@ebpls/remote-kit';
import { Button, Field, Remark, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { PaperDates } from '../../shared/papers/paper-dates.tsx';
import {
  toPaperKey,
  type PaperPlace,
  paperSendings,
  sendPaper,
  getErrorText,
} from '../../shared/papers/paper-sending.store.ts';
import { useUploadResumption } from '../../shared/papers/upload-status.tsx';
import { useWords } from '../application.messages.ts';
import { PaperFile } from './paper-file.tsx';
import { PaperPages } from './paper-pages.tsx';
import { showPhotos, paperPhotos } from './paper-photos.store.ts';

interface PaperFieldProps {
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
export function PaperField({ item, company_code, assessment_code, offices, canBringOriginal }: PaperFieldProps) {
  const { revalidate } = useRevalidator();
  const reload = useReload();
  const [problem, setProblem] = useState<string>();
  const place: PaperPlace = {
    company_code,
    assessment_code,
    requirement_code: item.code,
    document_id: item.document?.document_id,
    account_id: useSession(({ user }) => user?.id),
    onArrived: async () => reload(),
  };
  const key = toPaperKey(place);
  const sending = paperSendings.use(key);
  const takenPhotos = paperPhotos.use(key);
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
      <PaperPages
        id={`paper-${item.code}`}
        name={item.name}
        photos={takenPhotos.photos}
        onChange={(photos) => showPhotos(key, { ...takenPhotos, photos })}
        onCancel={() =>
          showPhotos(key, takenPhotos.sent_as === undefined ? undefined : { ...takenPhotos, is_open: false })
        }
        onSend={(file) => {
          showPhotos(key, { ...takenPhotos, is_open: false, sent_as: file.name });
          void sendPaper(place, file);
        }}
      />
    );
  if (item.is_brought && !sending) return <BroughtNote item={item} problem={problem} onUndo={() => bring(false)} />;
  return (
    <Stack gap={3}>
      <PaperFile
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
  return <PaperDates document={document} name={name} />;
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
