import type { Messages } from './merge.ts';

/** Messages about the fields of an heir's claim, on both sides. */
export const messages = {
  'heir_relation.required': {
    en: 'Please choose your relationship to the owner.',
    fil: 'Piliin kung ano ang kaugnayan mo sa may-ari.',
  },
  'deceased_name.required': {
    en: 'Please enter the full name of the deceased owner.',
    fil: 'Ilagay ang buong pangalan ng pumanaw na may-ari.',
  },
  'died_on.required': { en: 'Please enter the date of death.', fil: 'Ilagay ang petsa ng pagkamatay.' },
  'succession_statement.required': {
    en: 'Please name the heirs and state that they agree to the claim.',
    fil: 'Isulat kung sino ang mga tagapagmana at na sumasang-ayon sila.',
  },
} satisfies Messages;
