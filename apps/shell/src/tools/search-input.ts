import { callEndpoint } from '@ebpls/api-client';
import { type Hit, search, MIN_SEARCH_LENGTH } from '@ebpls/contracts';

import { type ValueStore, createStore } from './value-store.ts';

/** A person who types on is not asked for at every letter. */
const SEARCH_DELAY_MS = 200;

export type SearchState =
  | { readonly state: 'idle' | 'asking' | 'failed' }
  | { readonly state: 'known'; readonly text: string; readonly hits: readonly Hit[]; readonly is_all: boolean };

export interface SearchLine {
  readonly store: ValueStore<SearchState>;
  readonly type: (text: string) => void;
  readonly search: () => Promise<void>;
  readonly stop: () => void;
}

/** What the server finds for the words as they are typed. An answer that comes too late is dropped. */
export function openSearchLine(): SearchLine {
  const board = createStore<SearchState>({ state: 'idle' });
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = new AbortController();

  const stop = (): void => {
    clearTimeout(timer);
    leave.abort();
    leave = new AbortController();
  };
  const ask = async (): Promise<void> => {
    stop();
    const { signal } = leave;
    const words = typed;
    // What was found before stays until something better is known.
    if (board.now().state !== 'known') board.write({ state: 'asking' });
    const found = await callEndpoint(search, { query: { q: words }, signal }).then(
      ({ data, is_all }): SearchState => ({ state: 'known', text: words, hits: data, is_all }),
      (): SearchState => ({ state: 'failed' }),
    );
    if (!signal.aborted) board.write(found);
  };
  const type = (text: string): void => {
    typed = text.trim();
    stop();
    if (typed.length < MIN_SEARCH_LENGTH) board.write({ state: 'idle' });
    else timer = setTimeout(() => void ask(), SEARCH_DELAY_MS);
  };
  return { store: board, type, search: ask, stop };
}
