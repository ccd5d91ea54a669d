import type { ClearingOffice } from '@ebpls/contracts';
import { defineWords } from '@ebpls/remote-kit';

import { en } from './words-en.ts';
import { fil } from './words-fil.ts';

export const { useWords, words } = defineWords('desk.transactions', { en, fil });

/** The licensing office sees the specification's name of its queue, the administrator the name of the list. */
export function useTitle(office: ClearingOffice | undefined): string {
  return useWords()(office === undefined ? 'title_admin' : 'title_office');
}
