import { SelectRow } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import type { BulkList } from './bulk-rows.ts';

/**
 * Returns the checkbox that selects a row for bulk actions; nothing for a row that cannot be selected, whose name then
 * has the whole width.
 */
export function renderRowCheckbox({ rows, selection }: BulkList, id: string): ReactNode {
  const row = rows.find((one) => one.id === id);
  return row && <SelectRow selection={selection} id={id} name={row.name} />;
}
