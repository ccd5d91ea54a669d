// Saves the input of a form on the server while the owner types.

import { isRefusal } from '@ebpls/api-client';
import { startTransition, useEffect, useState } from 'react';

export type DraftValues = Record<string, unknown>;

export interface SaveStatus {
  /**
   * `offline`: the connection is lost and nothing else is wrong; `failed`: the server did not save it. Both are
   * retried.
   */
  readonly state: 'untouched' | 'typing' | 'saving' | 'saved' | 'offline' | 'failed';
  /** Time of the server's last save, ISO instant. */
  readonly at: string | undefined;
  /** Another device answered some fields differently, and the owner has not chosen yet. */
  readonly has_choices?: boolean;
}

export interface Autosave<Part extends string> extends SaveStatus {
  /** Records typed values of a part of the form: they are saved when the person pauses. */
  readonly change: (part: Part, values: DraftValues) => void;
  /** Saves waiting values now. Resolves also when that failed; the state shows it. */
  readonly flush: () => Promise<void>;
}

const PAUSE_MS = 2_000;
/** Typing without a pause is saved after this time all the same. */
const MAX_SAVE_DELAY_MS = 10_000;
const TRY_AGAIN_MS = 10_000;

type Keep<Part extends string> = (part: Part, values: DraftValues) => Promise<{ saved_at: string }>;

/**
 * Saves typed values on the server: two seconds after the last key and at the latest ten after the first, when the step
 * or the page is left, and again after a failure. One save at a time, so that an older one never overwrites a newer.
 * `keep` is read once, at the first render.
 */
export function useAutosave<Part extends string>(keep: Keep<Part>, saved_at?: string): Autosave<Part> {
  const [saving, setSaving] = useState<SaveStatus>({ state: 'untouched', at: saved_at });
  const [waiting] = useState(() =>
    createQueue<Part>(keep, (next) => startTransition(() => setSaving((before) => withNews(before, next)))),
  );

  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void waiting.flush();
    };
    const flushWhenOnline = (): void => void waiting.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', flushWhenOnline);
    return () => {
      window.removeEventListener('online', flushWhenOnline);
      document.removeEventListener('visibilitychange', leave);
      waiting.close();
    };
  }, [waiting]);

  return { ...saving, change: waiting.change, flush: waiting.flush };
}

/** Returns the same object when nothing changes: most keys do not change the state of saving. */
function withNews(before: SaveStatus, next: Partial<SaveStatus>): SaveStatus {
  const is_same = (next.state ?? before.state) === before.state && (next.at ?? before.at) === before.at;
  return is_same ? before : { ...before, ...next };
}

interface Queue<Part extends string> extends Pick<Autosave<Part>, 'change' | 'flush'> {
  /** Called when the page is left: waiting values are sent once more, without a retry. */
  readonly close: () => void;
}

type ReportSaveStatus = (saving: Partial<SaveStatus>) => void;

function createQueue<Part extends string>(keep: Keep<Part>, reportSaving: ReportSaveStatus): Queue<Part> {
  const unsavedParts = new Map<Part, DraftValues>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSave: Promise<void> = Promise.resolve();
  let is_closed = false;
  let waits_since = 0;

  async function send(): Promise<void> {
    if (!(await sendAllDrafts(unsavedParts, keep, reportSaving))) scheduleFlush(TRY_AGAIN_MS);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    return (lastSave = lastSave.then(send));
  }

  function scheduleFlush(wait: number): void {
    clearTimeout(timer);
    if (!is_closed) timer = setTimeout(flush, wait);
  }

  return {
    flush,
    change: (part, values) => {
      if (unsavedParts.size === 0) waits_since = Date.now();
      unsavedParts.set(part, values);
      reportSaving({ state: 'typing' });
      scheduleFlush(Math.max(0, Math.min(PAUSE_MS, waits_since + MAX_SAVE_DELAY_MS - Date.now())));
    },
    close: () => {
      is_closed = true;
      void flush();
    },
  };
}

/**
 * Sends every waiting part once; a failed one stays waiting, unless a newer one replaced it. True when nothing failed.
 */
async function sendAllDrafts<Part extends string>(
  pendingParts: Map<Part, DraftValues>,
  keep: Keep<Part>,
  reportSaving: ReportSaveStatus,
): Promise<boolean> {
  let is_well = true;
  for (const [part, values] of Array.from(pendingParts)) {
    pendingParts.delete(part);
    reportSaving({ state: 'saving' });
    try {
      const { saved_at } = await keep(part, values);
      reportSaving({ state: pendingParts.size === 0 ? 'saved' : 'typing', at: saved_at });
    } catch (error) {
      is_well = false;
      if (!pendingParts.has(part)) pendingParts.set(part, values);
      reportSaving({ state: isRefusal(error) && error.code === 'offline' ? 'offline' : 'failed' });
    }
  }
  return is_well;
}
