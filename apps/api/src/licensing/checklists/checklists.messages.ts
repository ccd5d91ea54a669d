import type { Messages } from '@ebpls/contracts';

/** Messages of an office's list that only the server needs. */
export const messages = {
  'checklist.newer': {
    en: 'A colleague has published another version of the checklist. Please reload the page.',
    fil: 'May kasamahang naglathala ng ibang bersiyon ng checklist. I-reload ang pahina.',
  },
} satisfies Messages;
