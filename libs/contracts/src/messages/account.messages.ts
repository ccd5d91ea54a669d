import type { Messages } from './merge.ts';

/** A person's own account. */
export const messages = {
  'avatar.name': { en: 'There is no picture of this name.', fil: 'Walang larawang may ganitong pangalan.' },
  'text.not_printed': {
    en: 'A sign of this, such as an emoji, cannot be printed on permits and other papers. Please leave it out.',
    fil: 'May simbolo rito, tulad ng emoji, na hindi maililimbag sa permit at iba pang papel. Pakialis ito.',
  },
  'name.address': {
    en: 'A name cannot hold a web or e-mail address.',
    fil: 'Hindi maaaring may web o e-mail address ang pangalan.',
  },
  'name.signs': {
    en: 'A name cannot hold line breaks or invisible signs. Please type it again.',
    fil: 'Hindi maaaring may putol ng linya o hindi nakikitang simbolo ang pangalan. Pakisulat itong muli.',
  },
  'fire_list.kind_required': { en: 'Please choose the kind of list.', fil: 'Piliin ang uri ng listahan.' },
  'fire_list.reference_required': {
    en: 'Please write the reference of the bureau.',
    fil: 'Isulat ang sanggunian ng bumbero.',
  },
  'fire_list.given_on_required': { en: 'Please choose the date of the list.', fil: 'Piliin ang petsa ng listahan.' },
  'outcome.required': { en: 'Please approve or refuse it.', fil: 'Aprubahan o tanggihan ito.' },
} satisfies Messages;
