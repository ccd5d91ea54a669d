// Button, chosen files and received files of messages with attachments.

import { Icon, IconButton, type IconName, formatFileSize } from '@ebpls/ui';
import { type ReactNode, useRef } from 'react';

import { type Attachment, isPicture } from './attachment.ts';
import * as look from './attachments.module.css';
import { useWords } from './attachments.messages.ts';
import type { Attachments } from './use-attachments.ts';

export interface AttachButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly attachments: Attachments;
  readonly accept?: string | undefined;
}

/** Opens the file dialog of the browser. */
export function AttachButton({ label, icon, attachments, accept }: AttachButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} icon={icon} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Choosing the same file again must fire another change event.
          currentTarget.value = '';
          void attachments.add(files);
        }}
      />
    </>
  );
}

/** The chosen files that are not sent yet, and why a file was refused. */
export function ChosenFiles({ attachments }: { readonly attachments: Attachments }) {
  const t = useWords();
  const { list, error, remove } = attachments;
  return (
    <>
      {error && (
        <p role="alert" className={look.error}>
          {error}
        </p>
      )}
      {list.length > 0 && (
        <ul className={look.files} aria-label={t('chosen')}>
          {list.map((file) => (
            <li key={file.name}>
              <FileFace file={file} />
              <IconButton
                size="desk"
                icon="close"
                label={t('remove', { name: file.name })}
                onClick={() => remove(file.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The files that came with a message, to be downloaded. */
export function ReceivedFiles({ files, label }: { readonly files: readonly Attachment[]; readonly label: string }) {
  return (
    <ul className={look.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.name}>
          <a href={file.href} download={file.name} className={look.download}>
            <FileFace file={file} end={<Icon name="download" size={16} />} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function FileFace({ file, end }: { readonly file: Attachment; readonly end?: ReactNode }) {
  return (
    <span className={look.face}>
      {isPicture(file) ? <img src={file.href} alt="" width={36} height={36} /> : <Icon name="file" />}
      <span className={look.name}>
        <b>{file.name}</b>
        <small>{formatFileSize(file.size)}</small>
      </span>
      {end}
    </span>
  );
}
