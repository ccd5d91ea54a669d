import type { ChangeEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';

import { Button } from '../actions/button.tsx';
import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';
import type { FieldText } from '../fields/field.tsx';
import { FieldFrame, useWiring } from '../fields/field.tsx';
import { hasHeicPhoto, mayBeHeic } from './heic.ts';
import { formatFileSize } from './format-file-size.ts';

/** A file in a form: stored already, or in upload. */
export interface HeldFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** 0 to 100 while it is being sent. */
  readonly progress?: number | undefined;
  readonly href?: string | undefined;
  /** Address of a small picture of it. */
  readonly thumbnail?: string | undefined;
  /** Instead of its size. */
  readonly note?: string | undefined;
}

export interface FileFieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Types, as the browser's file dialog takes them. */
  readonly accept?: string | undefined;
  readonly file?: HeldFile | undefined;
  /** The first one, and all that were chosen at once. */
  readonly onChoose: (file: File, all: readonly File[]) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Offer the camera, for papers that are photographed. */
  readonly camera?: boolean | undefined;
  /** Several may be chosen at once. */
  readonly multiple?: boolean | undefined;
  /** A photo in HEIC is passed on as well, to code that can convert it into a JPEG. */
  readonly acceptsHeic?: boolean | undefined;
  /** Further acts beside those of the file, or beside the camera; while a file is sent they keep their space invisibly. */
  readonly acts?: ReactNode;
}

function Name({ file: { name, href } }: { readonly file: HeldFile }) {
  if (href === undefined) return <b>{name}</b>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {name}
    </a>
  );
}

function HeldFilePreview({
  file,
  onReplace,
  onRemove,
  acts,
}: {
  readonly file: HeldFile;
  readonly acts: ReactNode;
  readonly onReplace: () => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const words = useWords();
  const isSending = file.progress !== undefined && file.progress < 100;
  return (
    <div className="eb-file">
      {file.thumbnail === undefined ? <Icon name="file" /> : <img src={file.thumbnail} alt="" />}
      <span className="content">
        <Name file={file} />
        <small>
          {isSending
            ? words('file.sending', { percent: Math.round(file.progress ?? 0) })
            : (file.note ?? formatFileSize(file.size))}
        </small>
      </span>
      {/* Drawn before they can be pressed: what stands below must not move under a finger when the file has arrived. */}
      <span className={isSending ? 'acts later' : 'acts'} aria-hidden={isSending || undefined}>
        {acts}
        <Button size="desk" onClick={onReplace}>
          {words('file.replace')}
        </Button>
        {onRemove && (
          <Button size="desk" kind="quiet" onClick={onRemove}>
            {words('file.remove')}
          </Button>
        )}
      </span>
      {isSending && <progress value={file.progress} max={100} aria-label={file.name} />}
    </div>
  );
}

/**
 * A paper: choose a file or photograph it; shows name, size and how far it was sent. The server checks type and size
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
  multiple = false,
  acceptsHeic,
  acts,
}: FileFieldProps) {
  const words = useWords();
  const { problem, take } = useChosenFiles(onChoose, acceptsHeic);
  const text = { label, help, error: problem ?? error, optional };
  const wiring = useWiring(text, id ?? name);
  const chooser = useRef<HTMLInputElement>(null);

  return (
    <FieldFrame {...text} wiring={wiring}>
      <span className={file ? 'eb-sr' : 'eb-chooser'}>
        <input
          {...wiring}
          ref={chooser}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          multiple={multiple}
          onChange={take}
          tabIndex={file ? -1 : undefined}
        />
        <span aria-hidden>
          <Icon name="file" /> {words(multiple ? 'file.choose_many' : 'file.choose')}
        </span>
      </span>
      {file ? (
        <HeldFilePreview file={file} onReplace={() => chooser.current?.click()} onRemove={onRemove} acts={acts} />
      ) : (
        <span className="eb-lens">
          {camera && <Camera disabled={disabled} onChange={take} />}
          {acts}
        </span>
      )}
    </FieldFrame>
  );
}

/** Passes on the chosen files; a photo in HEIC that cannot be converted into a JPEG is not passed on, and reported. */
function useChosenFiles(onChoose: FileFieldProps['onChoose'], takesHeic: boolean | undefined) {
  const words = useWords();
  const [hasHeic, setHasHeic] = useState(false);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const all = [...(event.target.files ?? [])];
    const [chosenFile] = all;
    // Choosing the same file again must fire another change event.
    event.target.value = '';
    setHasHeic(false);
    if (!chosenFile) return;
    if (takesHeic === true || !all.some(mayBeHeic)) onChoose(chosenFile, all);
    else void hasHeicPhoto(all).then((isHeic) => (isHeic ? setHasHeic(true) : onChoose(chosenFile, all)));
  };
  return { problem: hasHeic ? words('file.heic') : undefined, take };
}

/** The camera, on what has one. */
function Camera({
  disabled,
  onChange,
}: {
  readonly disabled: boolean | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const words = useWords();
  const lens = useRef<HTMLInputElement>(null);
  return (
    <span className="photo">
      <input
        ref={lens}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={onChange}
        hidden
        aria-hidden
        tabIndex={-1}
      />
      <Button size="desk" icon="camera" disabled={disabled} onClick={() => lens.current?.click()}>
        {words('file.photo')}
      </Button>
    </span>
  );
}
