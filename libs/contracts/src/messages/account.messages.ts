import type { Messages } from './merge.ts';

/** A person's own account. */
export const messages = {
  'avatar.name': { en: 'There is no picture of this name.', fil: 'Walang larawang may ganitong pangalan.' },
  'name.signs': {
    en: 'A name cannot hold line breaks or invisible signs. Please type it again.',
    fil: 'Hindi maaaring may putol ng linya o hindi nakikitang simbolo ang pangalan. Pakisulat itong muli.',
  },
  'outcome.required': { en: 'Please approve or refuse it.', fil: 'Aprubahan o tanggihan ito.' },
} satisfies Messages;
