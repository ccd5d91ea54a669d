import type { Messages } from './merge.ts';

/** The order of payment. */
export const messages = {
  'installment.required': { en: 'Please choose the installment.', fil: 'Piliin ang hulog.' },
  'resolution.required': { en: 'Please give the number of the resolution.', fil: 'Ilagay ang numero ng resolusyon.' },
  'decision.required': { en: 'Please say yes or no.', fil: 'Sabihin kung oo o hindi.' },
} satisfies Messages;
