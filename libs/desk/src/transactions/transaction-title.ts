import type { ClearingOffice } from '@ebpls/contracts';

import { useWords } from './transaction.messages.ts';

/**
 * Title of the list of applications: the licensing office sees the specification's name of its queue, the administrator
 * the name of the list.
 */
export function useTitle(office: ClearingOffice | undefined): string {
  return useWords()(office === undefined ? 'title_admin' : 'title_office');
}
