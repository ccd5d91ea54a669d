import type { ChangeEvent } from 'react';
import { useRef } from 'react';

import { Button } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';
import type { FieldText } from './field.tsx';
import { FieldFrame, useWiring } from './field.tsx';

/** What is kept, or being sent. */
export interface HeldFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** 0 to 100 while it is being sent. */
  readonly progress?: number | undefined;
  readonly href?: string | undefined;
}

export interface FileFieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Types, as the browser's file dialog takes them. */
  readonly accept?: string | undefined;
  readonly file?: HeldFile | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Offer the camera, for papers that are photographed. */
  readonly camera?: boolean | undefined;
}

/** `340 KB`, `2.1 MB`. */
export function sizeWritten(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

function Held({
  file,
  onReplace,
  onRemove,
}: {
  readonly file: HeldFile;
  readonly onReplace: () => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const words = useWords();
  const sending = file.progress !== undefined && file.progress < 100;
  return (
    <div className="eb-file">
      <Icon name="file" />
      <span className="say">
        {file.href === undefined ? (
          <b>{file.name}</b>
        ) : (
          <a href={file.href} target="_blank" rel="noopener">
            {file.name}
          </a>
        )}
        <small>
          {sending ? words('file.sending', { percent: Math.round(file.progress ?? 0) }) : sizeWritten(file.size)}
        </small>
      </span>
      {sending ? (
        <progress value={file.progress} max={100} aria-label={file.name} />
      ) : (
        <span className="acts">
          <Button size="desk" onClick={onReplace}>
            {words('file.replace')}
          </Button>
          {onRemove && (
            <Button size="desk" kind="quiet" onClick={onRemove}>
              {words('file.remove')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

/**
 * A paper: choose a file or photograph it; shows name, size and how far it was sent. The server judges type and size
 * again.
 */
export function FileField({
  label,
  help,
  error,
  optional,
  id,
  name,
  accept,
  file,
  onChoose,
  onRemove,
  disabled,
  camera = true,
}: FileFieldProps) {
  const text = { label, help, error, optional };
  const words = useWords();
  const wiring = useWiring(text, id ?? name);
  const chooser = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);

  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file chosen again must be noticed again.
    event.target.value = '';
    if (chosen) onChoose(chosen);
  };

  return (
    <FieldFrame {...text} wiring={wiring}>
      <input
        {...wiring}
        ref={chooser}
        type="file"
        name={name}
        accept={accept}
        disabled={disabled}
        onChange={take}
        className={file ? 'eb-sr' : 'eb-chooser'}
        tabIndex={file ? -1 : undefined}
      />
      {camera && (
        <input
          ref={lens}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={take}
          hidden
          aria-hidden
          tabIndex={-1}
        />
      )}
      {file && <Held file={file} onReplace={() => chooser.current?.click()} onRemove={onRemove} />}
      {!file && camera && (
        <span className="eb-lens">
          <Button size="desk" icon="camera" disabled={disabled} onClick={() => lens.current?.click()}>
            {words('file.photo')}
          </Button>
        </span>
      )}
    </FieldFrame>
  );
}
