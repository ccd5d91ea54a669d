import type { Messages } from '@ebpls/contracts';

/** Texts of a person's own views of a list. */
export const messages = {
  'saved_view.too_many': {
    en: 'You can save up to twenty views per list. Please remove one first.',
    fil: 'Hanggang dalawampung view ang mase-save sa bawat listahan. Mag-alis muna ng isa.',
  },
} satisfies Messages;
