// Searches people and places; the reply takes a second and a half.

import { Button, Heading, Row, RowItem, Rows, SearchField, Stack, Text } from '@ebpls/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import { useWords } from '../extra.messages.ts';
import { callAccount, type SearchResult } from './account-mock.ts';

type SearchState =
  | { readonly state: 'idle' | 'busy' | 'failed' }
  | { readonly state: 'found'; readonly results: readonly SearchResult[] };

function useSearch() {
  const [searchState, setSearchState] = useState<SearchState>({ state: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => {
    return () => controllerRef.current?.abort();
  }, []);
  const search = async (query: string): Promise<void> => {
    controllerRef.current?.abort();
    const { signal } = (controllerRef.current = new AbortController());
    setSearchState({ state: 'busy' });
    try {
      const { results } = await callAccount<{ results: SearchResult[] }>(
        `/api/search?${new URLSearchParams({ query })}`,
        { signal },
      );
      setSearchState({ state: 'found', results });
    } catch (error) {
      if (signal.aborted) return; // A newer search, or none, has taken its place.
      if (!(error instanceof DemoError)) throw error;
      setSearchState({ state: 'failed' });
    }
  };
  return { searchState, search };
}

export function SearchPlaces() {
  const t = useWords();
  const common = useDemoWords();
  const [query, setQuery] = useState('');
  const { searchState, search } = useSearch();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void search(query);
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="body">
        {t('search')}
      </Heading>
      <form onSubmit={send}>
        <Row gap={2} wrap={false}>
          <SearchField
            label={t('search.label')}
            name="query"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          />
          <Button type="submit" busy={searchState.state === 'busy'}>
            {common('search')}
          </Button>
        </Row>
      </form>
      <output>
        {searchState.state === 'busy' && (
          <Text as="span" tone="muted">
            {t('search.busy')}
          </Text>
        )}
        {searchState.state === 'failed' && (
          <Text as="span" tone="danger">
            {common('failed')}
          </Text>
        )}
        {searchState.state === 'found' && (
          <Text as="span" tone="muted">
            {t('search.found', { count: searchState.results.length })}
          </Text>
        )}
      </output>
      {searchState.state === 'found' && searchState.results.length > 0 && (
        <Rows label={t('search.results')}>
          {searchState.results.map(({ id, title, description }) => (
            <RowItem key={id} title={title} note={description} />
          ))}
        </Rows>
      )}
    </Stack>
  );
}
