import type { Messages } from '@ebpls/contracts';

/** What only the server knows of an office's list. */
export const messages = {
  'checklist.newer': {
    en: 'Someone put another version into force meanwhile. Please load the page again.',
    fil: 'May ibang bersiyong pinagtibay habang ginagawa ito. Pakibuksan muli ang pahina.',
  },
} satisfies Messages;
