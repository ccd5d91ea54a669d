import { Row, SelectField } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from '../page/demos.messages.ts';
import { ListSearch } from './list-search.tsx';
import type { List } from './use-list.ts';

export interface ListToolsProps {
  readonly list: Pick<List<unknown>, 'params' | 'setParam' | 'sort'>;
  readonly searchLabel: string; // Name of the searched list; read aloud.
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
  readonly children?: ReactNode; // Filters, after the sort.
}

/** Search and sort over a list. */
export function ListTools({ list, searchLabel, sorts, children }: ListToolsProps) {
  const t = useWords();
  return (
    <Row gap={3} align="end" wrap>
      <ListSearch list={list} label={searchLabel} />
      <SelectField
        label={t('sort')}
        options={sorts}
        value={list.sort}
        onChange={({ currentTarget }) => list.setParam('sort', currentTarget.value)}
      />
      {children}
    </Row>
  );
}
