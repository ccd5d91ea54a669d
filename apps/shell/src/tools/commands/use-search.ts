import { type Hit, SEARCH_LEAST } from '@ebpls/contracts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

import { openSearchLine, type SearchState } from '../search-line.ts';
import { scannedNumber } from './house-commands.ts';

interface Search {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly found: SearchState;
  /** For Enter: true when a number was typed whose answer is still on its way; its record opens when it is known. */
  readonly scan: () => boolean;
  readonly again: () => void;
}

/** What is typed and found. A scanner types a number and Enter faster than anybody is asked. */
export function useSearch(go: (path: string) => void): Search {
  const [text, setText] = useState('');
  const [line] = useState(openSearchLine);
  const [awaited, wait] = useState<string>();
  useEffect(() => {
    return () => line.stop();
  }, [line]);
  const found = useSyncExternalStore(line.board.watch, line.board.now);
  const open = useEffectEvent((hit: Hit) => go(hit.path));
  const record = awaited === undefined ? undefined : recordOf(found, awaited);
  useEffect(() => {
    if (record) open(record);
  }, [record]);
  return {
    text,
    found,
    type: (typed) => {
      setText(typed);
      wait(undefined);
      line.type(typed);
    },
    scan: () => {
      const number = scannedNumber(text.trim());
      const isKnown = found.state === 'known' && found.typed === number;
      if (isKnown || number.length < SEARCH_LEAST || !/\d/.test(number)) return false;
      wait(number);
      line.type(number);
      void line.ask();
      return true;
    },
    again: () => void line.ask(),
  };
}

/** The one record that a scanned number names. */
function recordOf(found: SearchState, number: string): Hit | undefined {
  if (found.state !== 'known' || found.typed !== number) return undefined;
  const [first, second] = found.hits;
  return second === undefined ? first : found.hits.find(({ code }) => code === number.toUpperCase());
}
