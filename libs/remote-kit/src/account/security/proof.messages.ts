import { defineMessages } from '../../define-messages.ts';

export const { useWords } = defineMessages('account-proof', {
  code: { en: 'Code from the text message', fil: 'Code mula sa text message' },
  code_help: {
    en: 'The code has six digits and is valid for ten minutes. Use it instead of a password.',
    fil: 'May anim na numero ang code at may bisa nang sampung minuto. Gamitin ito sa halip na password.',
  },
  code_required: { en: 'Please enter the code.', fil: 'Ilagay ang code.' },
  send: { en: 'Text me a code', fil: 'I-text sa akin ang code' },
  send_again: { en: 'Text me a new code', fil: 'I-text sa akin ang bagong code' },
  sent: { en: 'We sent the code to {number}.', fil: 'Ipinadala namin ang code sa {number}.' },
});
