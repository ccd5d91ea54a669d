// Button that reads a picture from the device.

import { Button } from '@ebpls/ui';
import { useRef, type ChangeEvent } from 'react';

export interface PictureButtonProps {
  /** Label of the button; it opens the device's own file dialog. */
  readonly label: string;
  /** The picture as a data address; nothing when the file is none, or too large. */
  readonly onChoose: (media: string | undefined) => void;
}

export function PictureButton({ label, onChoose }: PictureButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    // Choosing the same file again must fire another change event.
    event.target.value = '';
    if (file) void readPicture(file).then(onChoose);
  };
  return (
    <>
      <Button size="desk" icon="camera" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES.join()}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={take}
      />
    </>
  );
}

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

const MAX_PICTURE_BYTES = 1_000_000; // The tab's storage holds some five of that size.

/** The picture as a data address, so that it survives a reload; nothing when it is none, or too large. */
function readPicture(file: File): Promise<string | undefined> {
  if (!PICTURE_TYPES.some((type) => type === file.type) || file.size > MAX_PICTURE_BYTES)
    return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });
}
