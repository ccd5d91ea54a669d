import type { Messages } from './merge.ts';

/** Messages about fields that an office marked. */
export const messages = {
  'correction.field_required': { en: 'Choose the field.', fil: 'Piliin ang patlang.' },
  'correction.reason_required': {
    en: 'Explain to the owner what is wrong with this field.',
    fil: 'Ipaliwanag sa may-ari kung ano ang mali rito.',
  },
  'correction.too_many': {
    en: 'You can mark up to 20 fields for correction.',
    fil: 'Hanggang 20 patlang lamang ang mamarkahan.',
  },
  'correction.duplicate': {
    en: 'The same field was marked twice.',
    fil: 'Dalawang beses namarkahan ang isang patlang.',
  },
} satisfies Messages;
