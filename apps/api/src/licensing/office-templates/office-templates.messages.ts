import type { Messages } from '@ebpls/contracts';

/** Messages of an office's templates that only the server needs. */
export const messages = {
  'template.newer': {
    en: 'Someone changed the templates meanwhile. Please load the page again.',
    fil: 'May nagbago ng mga template habang ginagawa ito. Pakibuksan muli ang pahina.',
  },
} satisfies Messages;
