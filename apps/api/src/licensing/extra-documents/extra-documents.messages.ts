import type { Messages } from '@ebpls/contracts';

/** Messages of the server about documents outside the frozen list. */
export const messages = {
  'extra_document.listed': {
    en: 'This document is already on the list of requirements. Select it from the list above. No legal ground is needed.',
    fil:
      'Nasa listahan na ng mga kailangan ang dokumentong ito. Piliin ito sa listahan sa itaas. Hindi na kailangan ' +
      'ang batayan sa batas.',
  },
} satisfies Messages;
