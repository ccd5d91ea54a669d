import type { Messages } from '@ebpls/contracts';

/** Names of the parts of a year, surcharge and interest. */
export const messages = {
  'due.unpaid_of': { en: 'Unpaid of {year}', fil: 'Hindi pa bayad ng {year}' },
  'due.halves_2': { en: 'Both halves of {year}', fil: 'Dalawang kalahati ng {year}' },
  'due.quarters_2': { en: 'Two quarters of {year}', fil: 'Dalawang kwarter ng {year}' },
  'due.quarters_3': { en: 'Three quarters of {year}', fil: 'Tatlong kwarter ng {year}' },
  'due.quarters_4': { en: 'All four quarters of {year}', fil: 'Apat na kwarter ng {year}' },
  'due.of_several_years': {
    en: '{count} installments, {first} to {last}',
    fil: '{count} hulog, {first} hanggang {last}',
  },
  'due.line_with_installment': { en: '{name}, {installment}', fil: '{name}, {installment}' },
  'estimate.surcharge_reason': {
    en: 'The due day of this year has passed. {rate} of each unpaid amount of the municipality, charged once.',
    fil: 'Lampas na sa takdang araw ng taong ito. {rate} ng bawat hindi pa bayad na halaga ng munisipyo, minsan lamang sinisingil.',
  },
  'estimate.interest_reason': {
    en: '{rate} a month on each unpaid amount with its surcharge; a month that has begun counts whole.',
    fil: '{rate} bawat buwan sa bawat hindi pa bayad na halaga kasama ang dagdag; buo ang bilang ng buwang nasimulan na.',
  },
  'due.surcharge': { en: 'Surcharge for late payment: {name}', fil: 'Dagdag sa huling pagbabayad: {name}' },
  'due.interest': { en: 'Interest: {name}', fil: 'Interes: {name}' },
} satisfies Messages;
