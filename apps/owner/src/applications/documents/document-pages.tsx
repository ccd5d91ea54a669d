import { Button, Field, Row, Stack, Text } from '@ebpls/ui';
import { FileField, FilePages } from '@ebpls/ui/forms';
import { useState } from 'react';

import { useWords } from '../application.messages.ts';
import { type Photo, readPhoto } from './read-photo.ts';
import { moveItem, type DocumentPhotos } from './document-photos.store.ts';
import { createPhotoPdf } from './photos-to-pdf.ts';

interface DocumentPagesProps {
  readonly id: string;
  readonly name: string; // Name of the paper.
  readonly photos: readonly Photo[];
  readonly onChange: (photos: readonly Photo[]) => void;
  readonly onSend: (file: File) => void;
  readonly onCancel: () => void;
}

/** Pages of one document as photos: ordered, checked, sent as one PDF. */
export function DocumentPages({ id, name, photos, onChange, onSend, onCancel }: DocumentPagesProps) {
  const t = useWords();
  const formatHints = useHints();
  const [is_busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async (files: readonly File[]): Promise<void> => {
    onChange([...photos, ...(await Promise.all(files.map(readPhoto)))]);
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      onSend(
        await createPhotoPdf(
          photos.map(({ file }) => file),
          `${name}.pdf`,
        ),
      );
    } catch {
      setProblem(t('paper_page_unread'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Field id={id} label={name} error={problem} group>
      <Stack gap={3}>
        <Text size="secondary" tone="muted">
          {t('pages_hint')}
        </Text>
        <FilePages
          label={name}
          pages={photos.map(({ key, thumbnail, hints }) => ({ key, thumbnail, note: formatHints(hints) }))}
          onMove={(from, to) => onChange(moveItem(photos, from, to))}
          onRemove={(at) => onChange(photos.toSpliced(at, 1))}
        />
        <FileField
          id={`${id}-more`}
          label={t('page_more')}
          optional
          accept="image/jpeg,image/png"
          multiple
          onChoose={(_, all) => void add(all)}
        />
        <Row gap={2}>
          <Button icon="upload" busy={is_busy} onClick={() => void send()}>
            {t('pages_send', { count: photos.length })}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('pages_cancel')}
          </Button>
        </Row>
      </Stack>
    </Field>
  );
}

/** Returns the hints for all photos of a paper, each once; undefined when there are none. */
export function usePhotoHint(takenPhotos: DocumentPhotos | undefined): string | undefined {
  const formatHints = useHints();
  return formatHints([...new Set(takenPhotos?.photos.flatMap(({ hints }) => hints))]);
}

/** Returns a formatter of a photo's hints; undefined when there are none. */
function useHints(): (hints: Photo['hints']) => string | undefined {
  const t = useWords();
  return (hints) => hints.map((hint) => t(`hint_${hint}`)).join(' ') || undefined;
}
