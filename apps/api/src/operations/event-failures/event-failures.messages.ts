import type { Messages } from '@ebpls/contracts';

/** Texts for events that could not be delivered. */
export const messages = {
  'event.not_failed': {
    en: 'Everyone has been notified, or will be notified shortly.',
    fil: 'Naabisuhan na ang lahat tungkol dito, o maaabisuhan sa ilang sandali.',
  },
} satisfies Messages;
