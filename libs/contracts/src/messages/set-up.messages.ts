import type { Messages } from './merge.ts';

/** Refusals of the form of the municipality. */
export const messages = {
  'municipality.name': { en: 'Please enter the name of the municipality.', fil: 'Isulat ang pangalan ng munisipyo.' },
  'municipality.government': {
    en: 'Please choose municipality or city.',
    fil: 'Piliin kung bayan o lungsod.',
  },
  'municipality.province': { en: 'Please enter the province.', fil: 'Isulat ang lalawigan.' },
  'municipality.zip': { en: 'A ZIP code has four digits.', fil: 'May apat na numero ang ZIP code.' },
  'municipality.hall': {
    en: 'Please enter the address of the municipal hall.',
    fil: 'Isulat ang address ng munisipyo.',
  },
  'municipality.website': {
    en: 'Please enter a web address that begins with https://, or leave this blank.',
    fil: 'Isulat ang address na nagsisimula sa https://, o iwan itong blangko.',
  },
  'municipality.place': {
    en: 'Please enter the location of the municipal hall.',
    fil: 'Ilagay ang lokasyon ng munisipyo.',
  },
  'municipality.degrees': {
    en: 'Please enter the coordinates in degrees, for example 13.2514.',
    fil: 'Isulat ang degree gaya ng nasa mapa, tulad ng 13.2514.',
  },
  'municipality.reach': {
    en: 'Please enter a whole number of kilometers from 1 to 150.',
    fil: 'Isulat ang buong kilometro mula 1 hanggang 150.',
  },
  'barangays.name': {
    en: 'The name is missing or longer than 80 characters.',
    fil: 'Walang pangalan o lampas ito sa 80 titik.',
  },
  'barangays.nothing_to_recode': {
    en: 'This file does not change any barangay code.',
    fil: 'Walang binabagong code ng barangay ang file na ito.',
  },
  'municipality.prefix': { en: 'Please enter two letters, like SI.', fil: 'Magsulat ng dalawang titik, tulad ng SI.' },
  'holiday.year': { en: 'Please enter a year from 2000 to 2099.', fil: 'Isulat ang taon mula 2000 hanggang 2099.' },
  'holiday.day': { en: 'Please choose the date.', fil: 'Piliin ang petsa.' },
  'holiday.name': { en: 'Please enter the name of the holiday.', fil: 'Ilagay ang pangalan ng pista opisyal.' },
  'holiday.other_year': { en: 'This date is not in {year}.', fil: 'Wala sa {year} ang petsang ito.' },
  'holiday.duplicate': { en: 'This date is listed twice.', fil: 'Dalawang beses nakalista ang petsang ito.' },
  'holiday.too_many': { en: 'A year can have up to 60 holidays.', fil: 'Hanggang 60 lamang sa isang taon.' },
} satisfies Messages;
