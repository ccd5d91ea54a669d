import type { Messages } from './merge.ts';

/** The order of payment. */
export const messages = {
  'installment.required': { en: 'Please choose the installment.', fil: 'Piliin ang hulog.' },
  'resolution.required': { en: 'Please enter the resolution number.', fil: 'Ilagay ang numero ng resolusyon.' },
  'decision.required': { en: 'Please choose yes or no.', fil: 'Pumili ng oo o hindi.' },
} satisfies Messages;
