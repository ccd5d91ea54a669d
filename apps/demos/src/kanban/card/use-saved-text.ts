// A text that saves itself about a second after the last key, and at once when its field is removed.

import { useCallback, useEffect, useRef, useState } from 'react';

import { createDemoStore } from '../../shared/mock/demo-store.ts';

/** How long after the last key a text is saved. */
const PAUSE_MS = 1000;

/** Unsaved input: it survives the dialog, a failed call and a reload. */
const drafts = createDemoStore<Readonly<Record<string, string>>>('kanban-drafts', () => ({}));

function keepDraft(key: string, text: string | undefined): void {
  drafts.change((storedDrafts) => {
    const { [key]: _, ...rest } = storedDrafts;
    return text === undefined ? rest : { ...rest, [key]: text };
  });
}

export type SavedState = 'saved' | 'pending' | 'saving' | 'failed';

export interface SavedText {
  /** Names the text among all drafts. */
  readonly draft: string;
  readonly saved: string;
  /** Whether it was done. */
  readonly save: (text: string) => Promise<boolean>;
  /** A text that breaks a rule is stored and not sent. */
  readonly isValid: (text: string) => boolean;
}

export function useSavedText({ draft, saved, save, isValid }: SavedText) {
  const [text, setText] = useState(() => drafts.read()[draft] ?? saved);
  const [state, setState] = useState<SavedState>(text === saved ? 'saved' : 'pending');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestState = useRef({ text, saved, save, isValid });
  useEffect(() => {
    latestState.current = { ...latestState.current, save, isValid };
  });

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const { text: latestText, saved: before, save: send, isValid: passes } = latestState.current;
    if (latestText === before) {
      keepDraft(draft, undefined);
      return setState('saved');
    }
    if (!passes(latestText)) return undefined;
    setState('saving');
    const isDone = await send(latestText);
    if (isDone) latestState.current.saved = latestText;
    if (latestState.current.text !== latestText) return undefined;
    if (isDone) keepDraft(draft, undefined);
    return setState(isDone ? 'saved' : 'failed');
  }, [draft]);

  const change = (next: string) => {
    latestState.current.text = next;
    setText(next);
    setState('pending');
    keepDraft(draft, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  useEffect(() => {
    // Input left over from an earlier visit is sent now.
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
    return () => void flush();
  }, [flush]);

  return { text, state, change, flush };
}
