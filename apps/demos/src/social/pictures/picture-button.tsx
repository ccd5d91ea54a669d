// Button that reads a picture from the device.

import { Button } from '@ebpls/ui';
import { type ChangeEvent, useRef } from 'react';

import { PICTURE_TYPES, readPicture } from './read-picture.ts';

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
