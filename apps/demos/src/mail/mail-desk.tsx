import { useRef, useState } from 'react';
import { Outlet } from 'react-router';

import { ComposeWindow } from './compose/compose-window.tsx';
import type { Draft } from './compose/draft.ts';
import type { MailDesk } from './use-mail.ts';

interface OpenWindow {
  readonly draft: Draft;
  readonly number: number;
}

/** Frame of the mail demo: lists and mails change inside it, and the compose window stays. */
export function Component() {
  const [openWindow, setOpenWindow] = useState<OpenWindow>();
  const last = useRef(0);
  const opener = useRef<Element | null>(null);
  const closeRef = useRef<(() => Promise<boolean>) | undefined>(undefined);

  const write = async (draft: Draft): Promise<void> => {
    const focusedElement = document.activeElement;
    // One mail at a time: the other one is saved as a draft first, and stays open when that fails.
    if (closeRef.current && !(await closeRef.current())) return;
    opener.current = focusedElement;
    last.current += 1;
    setOpenWindow({ draft, number: last.current });
  };
  const close = (): void => {
    closeRef.current = undefined;
    setOpenWindow(undefined);
    const { current } = opener;
    const next = current?.isConnected ? current : document.querySelector('main');
    if (next instanceof HTMLElement) next.focus();
  };
  const desk: MailDesk = { write: (draft) => void write(draft) };

  return (
    <>
      <Outlet context={desk} />
      {openWindow && (
        <ComposeWindow key={openWindow.number} draft={openWindow.draft} closeRef={closeRef} onClosed={close} />
      )}
    </>
  );
}
