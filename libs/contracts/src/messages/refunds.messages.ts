import type { Messages } from './merge.ts';

/** Money that is claimed back (RA 7160 s.196). */
export const messages = {
  'refund.amount': {
    en: 'Please write the amount that you want back.',
    fil: 'Isulat ang halagang nais mong maibalik.',
  },
  'refund.ground': {
    en: 'Please choose why the money should come back.',
    fil: 'Piliin kung bakit dapat maibalik ang pera.',
  },
  'refund.reason': {
    en: 'Please write why the money should come back.',
    fil: 'Isulat kung bakit dapat maibalik ang pera.',
  },
  'refund.reason_words': {
    en: 'Please write at least five words, so that the treasurer can judge it.',
    fil: 'Sumulat ng hindi bababa sa limang salita, para mahusgahan ito ng ingat-yaman.',
  },
  'refund.finding': { en: 'Please write what you found.', fil: 'Isulat ang iyong natuklasan.' },
  'refund.decision': { en: 'Please write the reason of the decision.', fil: 'Isulat ang dahilan ng pasya.' },
  'refund.way': { en: 'Please choose where the money goes.', fil: 'Piliin kung saan mapupunta ang pera.' },
  'refund.voucher_kind': { en: 'Please choose cheque or cash.', fil: 'Pumili kung tseke o cash.' },
  'refund.voucher_no': {
    en: 'Please write the number of the voucher or cheque.',
    fil: 'Isulat ang numero ng voucher o tseke.',
  },
  'refund.voucher_format': {
    en: 'A voucher number has letters, figures, dots and dashes only.',
    fil: 'Mga titik, numero, tuldok at gitling lamang ang laman ng numero ng voucher.',
  },
} satisfies Messages;
