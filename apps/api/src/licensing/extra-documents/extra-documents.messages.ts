import type { Messages } from '@ebpls/contracts';

/** Messages of the server about documents outside the frozen list. */
export const messages = {
  'extra_document.listed': {
    en: 'This document is on the list of the application: choose it above, without a legal ground.',
    fil: 'Nasa listahan ng aplikasyon ang dokumentong ito: piliin ito sa itaas, kahit walang batayan sa batas.',
  },
} satisfies Messages;
