import type { Messages } from '@ebpls/contracts';

/** Names of the parts of a year, surcharge and interest. */
export const messages = {
  'due.unpaid_of': { en: 'Unpaid balance of {year}', fil: 'Hindi pa bayad ng {year}' },
  'due.halves_2': { en: 'Both halves of {year}', fil: 'Una at ikalawang kalahati ng {year}' },
  'due.quarters_2': { en: 'Two quarters of {year}', fil: 'Dalawang quarter ng {year}' },
  'due.quarters_3': { en: 'Three quarters of {year}', fil: 'Tatlong quarter ng {year}' },
  'due.quarters_4': { en: 'All four quarters of {year}', fil: 'Lahat ng apat na quarter ng {year}' },
  'due.of_several_years': {
    en: '{count} installments, {first} to {last}',
    fil: '{count} hulog, {first} hanggang {last}',
  },
  'due.line_with_installment': { en: '{name}, {installment}', fil: '{name}, {installment}' },
  'estimate.surcharge_reason': {
    en: 'This year’s due date has passed. A surcharge of {rate} is added once to each unpaid municipal amount.',
    fil:
      'Lampas na ang takdang petsa ngayong taon. Minsanang idinadagdag ang patong na {rate} sa bawat hindi pa ' +
      'bayad na halaga ng munisipyo.',
  },
  'estimate.interest_reason': {
    en: 'Interest of {rate} a month is charged on each unpaid amount and its surcharge.',
    fil: 'May interes na {rate} bawat buwan sa bawat hindi pa bayad na halaga at sa patong nito.',
  },
  'estimate.interest_reason_amount': {
    en: 'Interest of {rate} a month is charged on each unpaid amount, but not on its surcharge.',
    fil: 'May interes na {rate} bawat buwan sa bawat hindi pa bayad na halaga, pero wala sa patong nito.',
  },
  'due.months_begun': {
    en: 'A part of a month counts as a full month.',
    fil: 'Itinuturing na buong buwan ang bahagi ng buwan.',
  },
  'due.months_full': { en: 'Only full months count.', fil: 'Buong buwan lamang ang binibilang.' },
  'due.surcharge_MONTH': {
    en: '{rate} of {unpaid}, {growth} more for each further month, and {most} at most.',
    fil: '{rate} ng {unpaid}, dagdag na {growth} sa bawat susunod na buwan, at {most} ang pinakamataas.',
  },
  'due.surcharge_QUARTER': {
    en: '{rate} of {unpaid}, {growth} more for each further quarter of a year, and {most} at most.',
    fil: '{rate} ng {unpaid}, dagdag na {growth} sa bawat susunod na tatlong buwan, at {most} ang pinakamataas.',
  },
  'due.surcharge_HALF_YEAR': {
    en: '{rate} of {unpaid}, {growth} more for each further half-year, and {most} at most.',
    fil: '{rate} ng {unpaid}, dagdag na {growth} sa bawat susunod na anim na buwan, at {most} ang pinakamataas.',
  },
  'due.fine': { en: 'A fixed fine of {fine} is included.', fil: 'Kasama ang takdang multang {fine}.' },
  'due.from_next_month': {
    en: 'Months are counted from the first day of the month after the due date.',
    fil: 'Binibilang ang mga buwan mula sa unang araw ng buwan pagkatapos ng takdang petsa.',
  },
  'due.free_months': {
    en: 'No interest is charged for the first {count} months.',
    fil: 'Walang interes sa unang {count} buwan.',
  },
  'due.early': {
    en: 'Less {discount} if paid by {until}.',
    fil: 'Bawas ng {discount} kung mababayaran hanggang {until}.',
  },
  'due.surcharge': { en: 'Surcharge for late payment: {name}', fil: 'Patong sa nahuling bayad: {name}' },
  'due.interest': { en: 'Interest: {name}', fil: 'Interes: {name}' },
} satisfies Messages;
