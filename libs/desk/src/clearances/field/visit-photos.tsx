import { VISIT_LIMITS } from '@ebpls/contracts';
import { IconButton, RowItem, Rows, Section, Tag, Text } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';

import type { FieldPhoto, FieldWork } from './field-works.ts';
import { useWords } from './field.messages.ts';
import { takePhoto } from './take-photo.ts';

interface VisitPhotosProps {
  readonly work: FieldWork;
  readonly change: (part: Partial<FieldWork> | ((before: FieldWork) => Partial<FieldWork>)) => void;
}

/** The photos of an inspection visit, each with whether its position is known. */
export function VisitPhotos({ work: { photos }, change }: VisitPhotosProps) {
  const t = useWords();
  const [isTaking, setTaking] = useState(false);
  const take = async (files: readonly File[]): Promise<void> => {
    setTaking(true);
    try {
      for (const file of files) {
        const photo = await takePhoto(file);
        change((before) => ({ photos: [...before.photos, photo].slice(0, VISIT_LIMITS.photos) }));
      }
    } finally {
      setTaking(false);
    }
  };
  const remove = (photo: FieldPhoto): void =>
    change((before) => ({ photos: before.photos.filter(({ photo_key }) => photo_key !== photo.photo_key) }));
  return (
    <Section title={t('photos')} level={2}>
      {photos.length > 0 && (
        <Rows label={t('photos')}>
          {photos.map((photo, place) => (
            <RowItem
              key={photo.photo_key}
              title={t('photo', { number: place + 1 })}
              note={photo.refused}
              status={
                <Tag tone={photo.place ? 'success' : 'warning'}>
                  {t(photo.place ? 'photo_placed' : 'photo_unplaced')}
                </Tag>
              }
              end={
                <IconButton
                  size="desk"
                  label={t('remove_photo', { number: place + 1 })}
                  icon="close"
                  onClick={() => remove(photo)}
                />
              }
            />
          ))}
        </Rows>
      )}
      {isTaking && <Text size="secondary">{t('locating')}</Text>}
      {photos.length < VISIT_LIMITS.photos && (
        <FileField
          label={t('add_photo')}
          optional
          accept="image/*"
          multiple
          disabled={isTaking}
          onChoose={(_first, all) => void take(all)}
        />
      )}
    </Section>
  );
}
