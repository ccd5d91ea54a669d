import type { Messages } from '@ebpls/contracts';

/** Messages of the server about documents outside the frozen list. */
export const messages = {
  'extra_document.listed': {
    en: 'This document is already on the list of requirements. Select it from the list above. No legal ground is needed.',
    fil: 'Nasa listahan ng aplikasyon ang dokumentong ito: piliin ito sa itaas, kahit walang batayan sa batas.',
  },
} satisfies Messages;
