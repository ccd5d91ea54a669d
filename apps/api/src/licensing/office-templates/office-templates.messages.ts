import type { Messages } from '@ebpls/contracts';

/** Messages of an office's templates that only the server needs. */
export const messages = {
  'template.newer': {
    en: 'A colleague has changed the templates. Please reload the page.',
    fil: 'May kasamahang nagbago ng mga template. I-reload ang pahina.',
  },
} satisfies Messages;
