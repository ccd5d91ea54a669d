// Typed text and its results. A scanner types a number and Enter faster than the search starts.

import { type Hit, MIN_SEARCH_LENGTH } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { useEffect, useEffectEvent, useState } from 'react';

import { openSearch, type SearchState } from '../search-input.ts';
import { extractScannedNumber } from './shell-commands.ts';

interface SearchControl {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly searchState: SearchState;
  /** For Enter: true when the typed number has no result yet; its record opens when the result arrives. */
  readonly scan: () => boolean;
  readonly again: () => void;
}

export function useSearch(go: (path: string) => void): SearchControl {
  const [text, setText] = useState('');
  const [line] = useState(openSearch);
  const [awaitedNumber, wait] = useState<string>();
  useEffect(() => {
    return () => line.stop();
  }, [line]);
  const searchState = useStore(line.store);
  const open = useEffectEvent((hit: Hit) => go(hit.path));
  const record = awaitedNumber === undefined ? undefined : findRecord(searchState, awaitedNumber);
  useEffect(() => {
    if (record) open(record);
  }, [record]);
  return {
    text,
    searchState,
    type: (value) => {
      setText(value);
      wait(undefined);
      line.type(value);
    },
    scan: () => {
      const number = extractScannedNumber(text.trim());
      const isKnown = searchState.state === 'known' && searchState.text === number;
      if (isKnown || number.length < MIN_SEARCH_LENGTH || !/\d/.test(number)) return false;
      wait(number);
      line.type(number);
      void line.search();
      return true;
    },
    again: () => void line.search(),
  };
}

/** Returns the only record of a scanned number. */
function findRecord(searchState: SearchState, number: string): Hit | undefined {
  if (searchState.state !== 'known' || searchState.text !== number) return undefined;
  const [first, second] = searchState.hits;
  return second === undefined ? first : searchState.hits.find(({ code }) => code === number.toUpperCase());
}
