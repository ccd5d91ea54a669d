import { Button, Heading, Row, RowItem, Rows, SearchField, Stack, Text } from '@ebpls/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import { useWords } from '../extra.messages.ts';
import { askAccount, type SearchResult } from './account-mock.ts';

type SearchState =
  | { readonly state: 'idle' | 'busy' | 'failed' }
  | { readonly state: 'found'; readonly results: readonly SearchResult[] };

function useSearch() {
  const [found, setFound] = useState<SearchState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    return () => running.current?.abort();
  }, []);
  const search = async (query: string): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFound({ state: 'busy' });
    try {
      const { results } = await askAccount<{ results: SearchResult[] }>(
        `/api/search?${new URLSearchParams({ query })}`,
        { signal },
      );
      setFound({ state: 'found', results });
    } catch (error) {
      // A newer search, or none, has taken its place.
      if (signal.aborted) return;
      if (!(error instanceof DemoError)) throw error;
      setFound({ state: 'failed' });
    }
  };
  return { found, search };
}

/** Searches people and places; the answer takes a second and a half. */
export function SearchPlaces() {
  const t = useWords();
  const common = useDemoWords();
  const [query, setQuery] = useState('');
  const { found, search } = useSearch();
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
          <Button type="submit" busy={found.state === 'busy'}>
            {common('search')}
          </Button>
        </Row>
      </form>
      <output>
        {found.state === 'busy' && (
          <Text as="span" tone="muted">
            {t('search.busy')}
          </Text>
        )}
        {found.state === 'failed' && (
          <Text as="span" tone="danger">
            {common('failed')}
          </Text>
        )}
        {found.state === 'found' && (
          <Text as="span" tone="muted">
            {t('search.found', { count: found.results.length })}
          </Text>
        )}
      </output>
      {found.state === 'found' && found.results.length > 0 && (
        <Rows label={t('search.results')}>
          {found.results.map(({ id, title, description }) => (
            <RowItem key={id} title={title} note={description} />
          ))}
        </Rows>
      )}
    </Stack>
  );
}
