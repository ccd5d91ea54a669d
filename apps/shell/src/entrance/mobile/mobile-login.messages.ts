import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('mobile-login', {
  title: { en: 'Sign in with your mobile number', fil: 'Mag-sign in gamit ang numero ng cellphone' },
  subtitle: {
    en: 'For business owners whose account has a confirmed mobile number.',
    fil: 'Para sa mga may-ari ng negosyo na may nakumpirmang numero sa account.',
  },
  mobile: { en: 'Mobile number', fil: 'Numero ng cellphone' },
  mobile_help: {
    en: 'Enter a Philippine mobile number, like 0917 123 4567.',
    fil: 'Ilagay ang numero ng cellphone sa Pilipinas, gaya ng 0917 123 4567.',
  },
  send: { en: 'Text me a code', fil: 'I-text sa akin ang code' },
  sent: {
    en: 'If this number is linked to an account, a code is on its way. It may take a minute.',
    fil: 'Kung may account ang numerong ito, paparating na ang code. Maaaring abutin ng isang minuto.',
  },
  sent_more: {
    en: 'Only a few codes can be sent to a number each day. If you do not receive one, use a phone or computer that you used to sign in before, or sign in with your e-mail.',
    fil: 'Iilang code lamang sa isang araw ang ipinapadala sa isang numero. Kung walang dumating, gumamit ng telepono o computer na ginamit mo na sa pag-sign in, o ang iyong e-mail.',
  },
  code: { en: 'Code from the text message', fil: 'Code mula sa text message' },
  code_help: {
    en: 'The code has six digits and is valid for ten minutes.',
    fil: 'May anim na numero ang code at may bisa nang sampung minuto.',
  },
  another: { en: 'Use another number or request a new code', fil: 'Gumamit ng ibang numero o humiling ng bagong code' },
  register_title: { en: 'Register with your mobile number', fil: 'Magrehistro gamit ang numero ng cellphone' },
  register_subtitle: {
    en: 'No e-mail and no password needed. You sign in with a code that we text to you.',
    fil: 'Hindi kailangan ng e-mail at password. Magsa-sign in ka gamit ang code na ite-text namin sa iyo.',
  },
  register_sent: {
    en: 'Enter the code from the text message to this number. It may take a minute to arrive.',
    fil: 'Ilagay ang code mula sa text message sa numerong ito. Maaaring abutin ng isang minuto bago dumating.',
  },
  register_sent_more: {
    en: 'Only a few codes can be sent to a number each day. If you do not receive one, register with your e-mail, or try again tomorrow.',
    fil: 'Iilang code lamang sa isang araw ang ipinapadala sa isang numero. Kung walang dumating, gamitin ang e-mail, o subukan muli bukas.',
  },
  register_by_email: { en: 'Register with your e-mail', fil: 'Magrehistro gamit ang e-mail' },
  by_email: { en: 'Sign in with your e-mail', fil: 'Mag-sign in gamit ang e-mail' },
});
