import type { Messages } from './merge.ts';

/** Refusals of a fee that an office found. */
export const messages = {
  'proposed_fee.unknown': {
    en: 'Choose a fee of your office that is in force.',
    fil: 'Pumili ng umiiral na singil ng inyong tanggapan.',
  },
  'proposed_fee.nothing': { en: 'Give an amount above zero.', fil: 'Magbigay ng halagang higit sa sero.' },
  'proposed_fee.too_much': {
    en: 'No fee is more than ten million pesos.',
    fil: 'Walang singil na higit sa sampung milyong piso.',
  },
  'proposed_fee.outcome_required': { en: 'Take the fee or reject it.', fil: 'Tanggapin o tanggihan ang singil.' },
} satisfies Messages;
