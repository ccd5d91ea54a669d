import type { Messages } from '@ebpls/contracts';

/** Texts for events that could not be delivered. */
export const messages = {
  'event.not_failed': {
    en: 'Everyone has been notified of this, or will be shortly.',
    fil: 'Naabisuhan na ang lahat tungkol dito, o maaabisuhan sa ilang sandali.',
  },
} satisfies Messages;
