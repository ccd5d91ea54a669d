import type { Messages } from '@ebpls/contracts';

/** Messages of an office's list that only the server needs. */
export const messages = {
  'checklist.newer': {
    en: 'Someone put another version into force meanwhile. Please load the page again.',
    fil: 'May ibang bersiyong pinagtibay habang ginagawa ito. Pakibuksan muli ang pahina.',
  },
} satisfies Messages;
