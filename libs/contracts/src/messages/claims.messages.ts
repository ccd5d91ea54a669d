import type { Messages } from './merge.ts';

/** A payment that an owner looks for. */
export const messages = {
  'claim.reference': {
    en: 'Please enter the reference number of the payment.',
    fil: 'Isulat ang reference number ng bayad.',
  },
  'claim.amount': { en: 'Please enter the amount you paid.', fil: 'Isulat ang halagang ibinayad mo.' },
  'claim.paid_on_required': {
    en: 'Please choose the date of payment.',
    fil: 'Piliin ang petsa ng pagbabayad.',
  },
  'claim.outcome': { en: 'Please choose whether the payment was found.', fil: 'Piliin kung nahanap ang bayad.' },
  'claim.request_id': { en: 'Please choose the matching payment.', fil: 'Piliin ang tumutugmang bayad.' },
  'claim.answer': { en: 'Please enter the reply to the owner.', fil: 'Isulat ang sagot sa may-ari.' },
} satisfies Messages;
