import { callEndpoint } from '@ebpls/api-client';
import { type Hit, search, MIN_SEARCH_LENGTH } from '@ebpls/contracts';
import { createStore, type StoreApi } from '@ebpls/remote-kit';

const SEARCH_DELAY_MS = 200; // Delay after the last key, so that not every character starts a search.

export type SearchState =
  | { readonly state: 'idle' | 'asking' | 'failed' }
  | { readonly state: 'known'; readonly text: string; readonly hits: readonly Hit[]; readonly is_all: boolean };

export interface SearchLine {
  readonly store: StoreApi<SearchState>;
  readonly type: (text: string) => void;
  readonly search: () => Promise<void>;
  readonly stop: () => void;
}

/** Searches the server for the typed words. A late answer is dropped. */
export function openSearch(): SearchLine {
  const store = createStore<SearchState>(() => ({ state: 'idle' }));
  let typedText = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave = new AbortController();

  const stop = (): void => {
    clearTimeout(timer);
    leave.abort();
    leave = new AbortController();
  };
  const runSearch = async (): Promise<void> => {
    stop();
    const { signal } = leave;
    const words = typedText;
    // Former results stay until the next ones arrive.
    if (store.getState().state !== 'known') store.setState({ state: 'asking' }, true);
    const hits = await callEndpoint(search, { query: { q: words }, signal }).then(
      ({ data, is_all }): SearchState => ({ state: 'known', text: words, hits: data, is_all }),
      (): SearchState => ({ state: 'failed' }),
    );
    if (!signal.aborted) store.setState(hits, true);
  };
  const type = (text: string): void => {
    typedText = text.trim();
    stop();
    if (typedText.length < MIN_SEARCH_LENGTH) store.setState({ state: 'idle' }, true);
    else timer = setTimeout(() => void runSearch(), SEARCH_DELAY_MS);
  };
  return { store, type, search: runSearch, stop };
}
