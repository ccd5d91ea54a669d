import type { Messages } from './merge.ts';

/** Messages about the fields of an heir's claim, on both sides. */
export const messages = {
  'heir_relation.required': {
    en: 'Please choose what you were to the owner.',
    fil: 'Piliin kung ano ang kaugnayan mo sa may-ari.',
  },
  'deceased_name.required': {
    en: 'Please enter the full name of the owner who died.',
    fil: 'Ilagay ang buong pangalan ng pumanaw na may-ari.',
  },
  'died_on.required': { en: 'Please enter the day of death.', fil: 'Ilagay ang araw ng pagkamatay.' },
  'succession_statement.required': {
    en: 'Please write who the heirs are and that they agree.',
    fil: 'Isulat kung sino ang mga tagapagmana at na sumasang-ayon sila.',
  },
} satisfies Messages;
