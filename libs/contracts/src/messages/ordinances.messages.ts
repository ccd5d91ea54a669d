import type { Messages } from './merge.ts';

/** Refusals of a draft of the revenue code. */
export const messages = {
  'month_day.format': {
    en: 'Please enter the month and day, for example 01-20.',
    fil: 'Ilagay ang buwan at araw, gaya ng 01-20.',
  },
  'tariff.format': {
    en: 'Please enter pesos without commas or symbols, like 1234.50.',
    fil: 'Ilagay ang piso nang walang kuwit o palatandaan, gaya ng 1234.50.',
  },
  'rate.too_much': {
    en: 'A rate cannot be more than 100 percent.',
    fil: 'Hindi maaaring lumampas sa 100 porsiyento ang antas.',
  },
  'ordinance.version_format': {
    en: 'Please enter a short name of capital letters and digits, like SIRC-2027.',
    fil: 'Maglagay ng maikling pangalan na malalaking titik at numero, gaya ng SIRC-2027.',
  },
  'ordinance.section_unknown': {
    en: 'This part of the revenue code is not recognized.',
    fil: 'Hindi kilala ang bahaging ito ng kodigo sa kita.',
  },
  'ordinance.tariff_document': {
    en: 'Please send the revenue code as one JSON document.',
    fil: 'Ipadala ang kodigo sa kita bilang isang JSON document.',
  },
  'ordinance.tariff_field': { en: 'Please check this part.', fil: 'Pakisuri ang bahaging ito.' },
  'ordinance.duplicate': { en: 'This entry is listed twice.', fil: 'Dalawang beses itong nakasulat dito.' },
} satisfies Messages;
