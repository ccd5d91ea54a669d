import { SearchField } from '@ebpls/ui';
import { useEffect, useRef } from 'react';

import type { List } from './use-list.ts';

interface SearchProps {
  readonly list: Pick<List<unknown>, 'params' | 'setParam'>;
  readonly label: string; // Name of the searched list; read aloud.
}

/**
 * The search of a list. The address follows the field and arrives later than the next keystroke, so the field keeps its
 * own text, and takes that of the address only while nobody types.
 */
export function ListSearch({ list, label }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const addressSearch = list.params.get('search') ?? '';
  useEffect(() => {
    const { current } = field;
    if (current && document.activeElement !== current) current.value = addressSearch;
  }, [addressSearch]);
  return (
    <SearchField
      ref={field}
      label={label}
      defaultValue={addressSearch}
      onChange={({ currentTarget }) => list.setParam('search', currentTarget.value)}
    />
  );
}
