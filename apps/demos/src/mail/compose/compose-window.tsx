// The window in which a mail is written: at the corner beside the mails, or over everything, as always on a phone,
// where the browser keeps the focus inside.

import { Heading, IconButton, useMediaQuery } from '@ebpls/ui';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { LuMaximize2, LuMinimize2 } from 'react-icons/lu';

import { SignButton } from '../mail-marks.tsx';
import { useWords } from '../mail.messages.ts';
import { ComposeForm } from './compose-form.tsx';
import * as look from './compose.module.css';
import type { Draft } from './draft.ts';
import { useCompose } from './use-compose.ts';

const PHONE = '(max-width: 639.98px)';

type Size = 'corner' | 'full' | 'small';

interface WindowProps {
  readonly draft: Draft;
  /** For code that opens another window: closes this one first. */
  readonly closeRef: RefObject<(() => Promise<boolean>) | undefined>;
  readonly onClosed: () => void;
}

export function ComposeWindow({ draft, closeRef, onClosed }: WindowProps) {
  const t = useWords();
  const id = useId();
  const isPhone = useMediaQuery(PHONE);
  const [size, setSize] = useState<Size>('corner');
  const compose = useCompose(draft, onClosed);
  const shownSize = isPhone ? 'full' : size;
  const dialog = useDialog(shownSize === 'full');
  const { close, fields } = compose;

  useEffect(() => {
    closeRef.current = close;
  }, [closeRef, close]);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The dialog would close without keeping the input.
    event.preventDefault();
    void close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog
    <dialog ref={dialog} className={`${look.window} ${look[shownSize]}`} aria-labelledby={id} onKeyDown={onKey}>
      <header className={look.head}>
        <Heading id={id} level={2} size="body">
          {fields.subject.trim() || t('window')}
        </Heading>
        {!isPhone && (
          <>
            <IconButton
              size="desk"
              icon={size === 'small' ? 'chevron-up' : 'minus'}
              label={t(size === 'small' ? 'restore_window' : 'minimize')}
              onClick={() => setSize(size === 'small' ? 'corner' : 'small')}
            />
            <SignButton
              icon={size === 'full' ? LuMinimize2 : LuMaximize2}
              label={t(size === 'full' ? 'corner' : 'full')}
              onClick={() => setSize(size === 'full' ? 'corner' : 'full')}
            />
          </>
        )}
        <IconButton size="desk" icon="close" label={t('close')} onClick={() => void close()} />
      </header>
      <div className={look.content} hidden={shownSize === 'small'}>
        <ComposeForm compose={compose} />
      </div>
    </dialog>
  );
}

/** Opens the dialog, over everything or beside it; what has the focus inside keeps it when that changes. */
function useDialog(isOverAll: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    const focusedElement = current.contains(document.activeElement) ? document.activeElement : undefined;
    current.close();
    if (isOverAll) current.showModal();
    else current.show();
    const first = focusedElement ?? current.querySelector('input');
    if (first instanceof HTMLElement) first.focus();
  }, [isOverAll]);
  return dialog;
}
