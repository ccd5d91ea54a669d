import { useCallback, useEffect, useRef, useState } from 'react';

import { demoStore } from '../../shared/mock/demo-store.ts';

/** How long after the last key a text is saved. */
const PAUSE_MS = 1000;

/** What was typed and is not saved yet: it outlives the dialog, a failed call and a reload. */
const drafts = demoStore<Readonly<Record<string, string>>>('kanban-drafts', () => ({}));

function keepDraft(key: string, text: string | undefined): void {
  drafts.change((kept) => {
    const { [key]: _, ...rest } = kept;
    return text === undefined ? rest : { ...rest, [key]: text };
  });
}

export type SavedState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface SavedText {
  /** Names the text among all drafts. */
  readonly draft: string;
  readonly saved: string;
  /** Whether it was done. */
  readonly save: (text: string) => Promise<boolean>;
  /** A text that breaks a rule is kept and not sent. */
  readonly isValid: (text: string) => boolean;
}

/** A text that saves itself about a second after the last key, and at once when its field goes. */
export function useSavedText({ draft, saved, save, isValid }: SavedText) {
  const [text, setText] = useState(() => drafts.read()[draft] ?? saved);
  const [state, setState] = useState<SavedState>(text === saved ? 'saved' : 'waiting');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ text, saved, save, isValid });
  useEffect(() => {
    latest.current = { ...latest.current, save, isValid };
  });

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const { text: sent, saved: before, save: send, isValid: passes } = latest.current;
    if (sent === before) {
      keepDraft(draft, undefined);
      return setState('saved');
    }
    if (!passes(sent)) return undefined;
    setState('saving');
    const isDone = await send(sent);
    if (isDone) latest.current.saved = sent;
    if (latest.current.text !== sent) return undefined;
    if (isDone) keepDraft(draft, undefined);
    return setState(isDone ? 'saved' : 'failed');
  }, [draft]);

  const change = (next: string) => {
    latest.current.text = next;
    setText(next);
    setState('waiting');
    keepDraft(draft, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  useEffect(() => {
    // What was left over from an earlier time is sent now.
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
    return () => void flush();
  }, [flush]);

  return { text, state, change, flush };
}
