import type { Messages } from '@ebpls/contracts';

/** Texts of a person's own views of a list. */
export const messages = {
  'saved_view.too_many': {
    en: 'Twenty views of a list are kept. Please remove one first.',
    fil: 'Dalawampung view ng isang listahan ang naitatabi. Mag-alis muna ng isa.',
  },
} satisfies Messages;
