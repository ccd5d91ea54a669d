import type { Messages } from './merge.ts';

/** Money that is claimed back (RA 7160 s.196). */
export const messages = {
  'refund.amount': {
    en: 'Please enter the amount to refund.',
    fil: 'Ilagay ang halagang ire-refund.',
  },
  'refund.ground': {
    en: 'Please choose the reason for the refund.',
    fil: 'Piliin ang dahilan ng refund.',
  },
  'refund.reason': {
    en: 'Please describe what happened.',
    fil: 'Ilarawan kung ano ang nangyari.',
  },
  'refund.reason_words': {
    en: 'Please explain the reason to the treasurer in at least five words.',
    fil: 'Magpaliwanag sa ingat-yaman sa hindi bababa sa limang salita.',
  },
  'refund.finding': { en: 'Please enter your findings.', fil: 'Isulat ang iyong natuklasan.' },
  'refund.decision': { en: 'Please enter the reason for the decision.', fil: 'Isulat ang dahilan ng pasya.' },
  'refund.way': { en: 'Please choose how to refund the amount.', fil: 'Piliin kung paano ire-refund ang halaga.' },
  'refund.voucher_kind': { en: 'Please choose check or cash.', fil: 'Piliin kung tseke o cash.' },
  'refund.voucher_no': {
    en: 'Please enter the voucher or check number.',
    fil: 'Isulat ang numero ng voucher o tseke.',
  },
  'refund.voucher_format': {
    en: 'A voucher number may contain only letters, digits, dots and dashes.',
    fil: 'Mga titik, numero, tuldok at gitling lamang ang laman ng numero ng voucher.',
  },
} satisfies Messages;
