import type { Messages } from '@ebpls/contracts';

/** Messages of the server about originals that owners bring. */
export const messages = {
  'originals.none': {
    en: 'You do not need to bring any original for this application because every document was uploaded.',
    fil: 'Wala kang dadalhing orihinal para sa aplikasyong ito: na-upload na ang lahat ng dokumento.',
  },
} satisfies Messages;
