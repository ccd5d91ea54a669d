import type { Messages } from './merge.ts';

/** Refusals of a fee that an office found. */
export const messages = {
  'proposed_fee.unknown': {
    en: 'Please choose a fee of your office that is currently in effect.',
    fil: 'Pumili ng umiiral na singil ng tanggapan mo.',
  },
  'proposed_fee.nothing': { en: 'Enter an amount above zero.', fil: 'Ilagay ang halagang mas mataas sa 0.' },
  'proposed_fee.too_much': {
    en: 'A fee cannot be more than ten million pesos.',
    fil: 'Walang singil na higit sa sampung milyong piso.',
  },
  'proposed_fee.outcome_required': { en: 'Accept or reject the fee.', fil: 'Tanggapin o tanggihan ang singil.' },
} satisfies Messages;
