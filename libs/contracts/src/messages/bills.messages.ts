import type { Messages } from './merge.ts';

/** The order of payment. */
export const messages = {
  'installment.required': { en: 'Please choose the installment.', fil: 'Piliin ang hulog.' },
  'resolution.required': { en: 'Please enter the resolution number.', fil: 'Ilagay ang numero ng resolusyon.' },
  'decision.required': {
    en: 'Please choose whether to approve or deny the waiver.',
    fil: 'Piliin kung aaprubahan o tatanggihan ang waiver.',
  },
} satisfies Messages;
