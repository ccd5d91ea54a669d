import { SearchField } from '@ebpls/ui';
import { useEffect, useRef } from 'react';

import type { List } from './use-list.ts';

interface SearchProps {
  readonly list: Pick<List<unknown>, 'asked' | 'ask'>;
  /** What is searched; read aloud. */
  readonly label: string;
}

/**
 * The search of a list. The address follows the field and arrives later than the next letter, so the field keeps its
 * own text, and takes that of the address only while nobody types.
 */
export function ListSearch({ list, label }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const asked = list.asked.get('search') ?? '';
  useEffect(() => {
    const { current } = field;
    if (current && document.activeElement !== current) current.value = asked;
  }, [asked]);
  return (
    <SearchField
      ref={field}
      label={label}
      defaultValue={asked}
      onChange={({ currentTarget }) => list.ask('search', currentTarget.value)}
    />
  );
}
