import type { Messages } from '@ebpls/contracts';

/** Texts for proving a mobile number. */
export const messages = {
  'mobile.code_wrong': { en: 'This is not the code that we sent.', fil: 'Hindi ito ang ipinadala naming code.' },
  'mobile.code_expired': {
    en: 'This code is too old, or was typed wrongly too often. Please ask for a new one.',
    fil: 'Luma na ang code na ito, o masyadong maraming beses na namali. Humiling ng bago.',
  },
  'mobile.none': { en: 'There is no mobile number yet.', fil: 'Wala pang numero ng mobile.' },
} satisfies Messages;
