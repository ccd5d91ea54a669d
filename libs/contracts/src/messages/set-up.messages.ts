import type { Messages } from './merge.ts';

/** Refusals of the form of the municipality. */
export const messages = {
  'municipality.name': { en: 'Please write the name of the municipality.', fil: 'Isulat ang pangalan ng munisipyo.' },
  'municipality.province': { en: 'Please write the province.', fil: 'Isulat ang lalawigan.' },
  'municipality.zip': { en: 'A ZIP code has four digits.', fil: 'May apat na numero ang ZIP code.' },
  'municipality.hall': {
    en: 'Please write the address of the municipal hall.',
    fil: 'Isulat ang address ng munisipyo.',
  },
  'municipality.website': {
    en: 'Please write an address that begins with https://, or leave this empty.',
    fil: 'Isulat ang address na nagsisimula sa https://, o iwan itong blangko.',
  },
  'municipality.place': {
    en: 'Please write where the hall stands.',
    fil: 'Isulat kung saan nakatayo ang munisipyo.',
  },
  'municipality.degrees': {
    en: 'Please write degrees as a map shows them, like 13.2514.',
    fil: 'Isulat ang degree gaya ng nasa mapa, tulad ng 13.2514.',
  },
  'municipality.reach': {
    en: 'Please write whole kilometres from 1 to 150.',
    fil: 'Isulat ang buong kilometro mula 1 hanggang 150.',
  },
  'barangays.name': {
    en: 'The name is missing or longer than 80 letters.',
    fil: 'Walang pangalan o lampas ito sa 80 titik.',
  },
  'barangays.nothing_to_recode': {
    en: 'Nothing in this file changes the code of a barangay.',
    fil: 'Walang binabagong code ng barangay ang file na ito.',
  },
  'municipality.prefix': { en: 'Please write two letters, like SI.', fil: 'Magsulat ng dalawang titik, tulad ng SI.' },
  'holiday.year': { en: 'Please write a year from 2000 to 2099.', fil: 'Isulat ang taon mula 2000 hanggang 2099.' },
  'holiday.day': { en: 'Please choose the day.', fil: 'Piliin ang araw.' },
  'holiday.name': { en: 'Please write what the day is called.', fil: 'Isulat ang tawag sa araw.' },
  'holiday.other_year': { en: 'This day is not in {year}.', fil: 'Wala sa {year} ang araw na ito.' },
  'holiday.duplicate': { en: 'This day is in the list twice.', fil: 'Dalawang beses ang araw na ito sa listahan.' },
  'holiday.too_many': { en: 'A year has at most 60 of them.', fil: 'Hanggang 60 lamang sa isang taon.' },
} satisfies Messages;
