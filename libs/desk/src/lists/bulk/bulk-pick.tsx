import { SelectRow } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import type { BulkList } from './bulk-rows.ts';

/**
 * Returns the checkbox that selects a row for bulk actions; an empty place where only other rows can be selected, and
 * nothing where no row can.
 */
export function renderRowCheckbox({ rows, selection }: BulkList, id: string): ReactNode {
  if (rows.length === 0) return undefined;
  const row = rows.find((one) => one.id === id);
  return row ? <SelectRow selection={selection} id={id} name={row.name} /> : <span />;
}
