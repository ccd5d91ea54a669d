import { Button, Icon, IconButton, Row, RowItem, Rows, formatFileSize, Stack } from '@ebpls/ui';
import { type DragEvent, useId, useRef, useState } from 'react';

import type { ProductImage } from '../shared/shop/shop-types.ts';
import { useWords } from './products.messages.ts';
import * as look from './products.module.css';

const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_PICTURE_MB = 5;

interface DropZoneProps {
  readonly images: readonly ProductImage[];
  readonly onChange: (images: readonly ProductImage[]) => void;
}

/** Takes pictures by drop or by the browser's dialog, and lists them by name and size. */
export function DropZone({ images, onChange }: DropZoneProps) {
  const t = useWords();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const listProblems = ({ name, type, size }: File): string[] => {
    if (!PICTURE_KINDS.includes(type)) return [t('images.kind', { name })];
    return size > MAX_PICTURE_MB * 1_000_000 ? [t('images.size', { name, most: MAX_PICTURE_MB })] : [];
  };
  const take = (files: FileList | null): void => {
    const chosenFiles = [...(files ?? [])];
    setProblems(chosenFiles.flatMap(listProblems));
    const acceptedFiles = chosenFiles
      .filter((file) => listProblems(file).length === 0)
      .map(({ name, size }) => ({ name, size }));
    // A picture that is chosen twice is one picture.
    onChange([...images.filter(({ name }) => acceptedFiles.every((file) => file.name !== name)), ...acceptedFiles]);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Stack gap={3}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same without a pointer */}
      <section
        aria-label={t('images')}
        className={look.drop}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={28} />
        <span>{t('images.drop')}</span>
        <input
          ref={chooser}
          id={id}
          type="file"
          multiple
          hidden
          accept={PICTURE_KINDS.join(',')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
        <Button size="desk" onClick={() => chooser.current?.click()}>
          {t('images.choose')}
        </Button>
        <small>{t('images.help', { most: MAX_PICTURE_MB })}</small>
      </section>
      <div role="alert" className={look.error}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {images.length > 0 && <ChosenImages images={images} onChange={onChange} />}
    </Stack>
  );
}

function ChosenImages({ images, onChange }: DropZoneProps) {
  const t = useWords();
  const removeImage = (removedName: string): void => onChange(images.filter(({ name }) => name !== removedName));
  return (
    <>
      <Rows label={t('images.list')}>
        {images.map(({ name, size }) => (
          <RowItem
            key={name}
            title={name}
            note={formatFileSize(size)}
            end={
              <IconButton
                size="desk"
                icon="close"
                label={t('images.remove', { name })}
                onClick={() => removeImage(name)}
              />
            }
          />
        ))}
      </Rows>
      <Row justify="end">
        <Button size="desk" kind="quiet" icon="trash" onClick={() => onChange([])}>
          {t('images.clear')}
        </Button>
      </Row>
    </>
  );
}
