import type { Messages } from './merge.ts';

/** A person's own account. */
export const messages = {
  'avatar.name': { en: 'This picture was not found.', fil: 'Walang larawang may ganitong pangalan.' },
  'text.not_printed': {
    en: 'This contains a symbol, such as an emoji, that cannot be printed on permits and other documents. Please remove it.',
    fil: 'May simbolo rito, tulad ng emoji, na hindi mai-print sa permit at iba pang dokumento. Pakialis ito.',
  },
  'name.address': {
    en: 'A name cannot contain a web or e-mail address.',
    fil: 'Hindi maaaring may web o e-mail address ang pangalan.',
  },
  'name.signs': {
    en: 'A name cannot contain line breaks or invisible characters. Please enter it again.',
    fil: 'Hindi maaaring may putol ng linya o hindi nakikitang simbolo ang pangalan. Pakisulat itong muli.',
  },
  'fire_list.kind_required': { en: 'Please choose the type of list.', fil: 'Piliin ang uri ng listahan.' },
  'fire_list.reference_required': {
    en: 'Please enter the reference number of the Bureau of Fire Protection (BFP).',
    fil: 'Ilagay ang reference number ng BFP.',
  },
  'fire_list.given_on_required': { en: 'Please choose the date of the list.', fil: 'Piliin ang petsa ng listahan.' },
  'outcome.required': { en: 'Please choose a decision.', fil: 'Pumili ng pasya.' },
} satisfies Messages;
