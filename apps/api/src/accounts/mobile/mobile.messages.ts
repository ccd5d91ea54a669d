import type { Messages } from '@ebpls/contracts';

/** Texts for proving a mobile number. */
export const messages = {
  'mobile.code_wrong': { en: 'This code is incorrect.', fil: 'Mali ang code na ito.' },
  'mobile.code_expired': {
    en: 'This code has expired or was entered incorrectly too often. Please request a new one.',
    fil: 'Luma na ang code na ito, o masyadong maraming beses na namali. Humiling ng bago.',
  },
  'mobile.none': { en: 'No mobile number is on file yet.', fil: 'Wala pang numero ng mobile.' },
} satisfies Messages;
