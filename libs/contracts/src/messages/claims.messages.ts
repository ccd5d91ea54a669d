import type { Messages } from './merge.ts';

/** A payment that an owner looks for. */
export const messages = {
  'claim.reference': {
    en: 'Please write the reference number of the payment.',
    fil: 'Isulat ang reference number ng bayad.',
  },
  'claim.amount': { en: 'Please write the amount that you paid.', fil: 'Isulat ang halagang ibinayad mo.' },
  'claim.paid_on_required': {
    en: 'Please choose the day on which you paid.',
    fil: 'Piliin ang araw ng iyong pagbabayad.',
  },
  'claim.outcome': { en: 'Please choose whether the payment was found.', fil: 'Piliin kung nahanap ang bayad.' },
  'claim.request_id': { en: 'Please choose the payment that was found.', fil: 'Piliin ang bayad na nahanap.' },
  'claim.answer': { en: 'Please write the answer to the owner.', fil: 'Isulat ang sagot sa may-ari.' },
} satisfies Messages;
