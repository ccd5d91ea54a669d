import { defineMessages } from '../../define-messages.ts';

export const { useWords, words } = defineMessages('account-mobile', {
  title: { en: 'Text messages', fil: 'Mga text message' },
  hint: {
    en:
      'We send text messages about urgent requests, bills due and permits that are ready. They are free of ' +
      'charge. Business owners can also sign in with a confirmed number.',
    fil:
      'Nagpapadala kami ng text message tungkol sa mga agarang hiling, mga dapat bayaran at mga permit na handa ' +
      'na. Libre ito. Magagamit din ng mga may-ari ng negosyo ang nakumpirmang numero sa pag-sign in.',
  },
  number: { en: 'Mobile number', fil: 'Numero ng cellphone' },
  another_number: { en: 'New mobile number', fil: 'Bagong numero ng cellphone' },
  only_way: {
    en: 'You sign in with this number. To remove it, first add an e-mail address and set a password under Security.',
    fil: 'Ito ang numero mo sa pag-sign in. Para alisin ito, magdagdag muna ng e-mail at magtakda ng password sa Seguridad.',
  },
  number_help: {
    en: 'A Philippine number like 0917 123 4567. We will send a code to it.',
    fil: 'Numero sa Pilipinas gaya ng 0917 123 4567. Padadalhan namin ito ng code.',
  },
  send_code: { en: 'Text me a code', fil: 'I-text sa akin ang code' },
  code_sent: { en: 'We sent the code to {number}.', fil: 'Ipinadala namin ang code sa {number}.' },
  code: { en: 'Code', fil: 'Code' },
  code_help: {
    en: 'The code has six digits and is valid for ten minutes.',
    fil: 'May anim na numero ang code at gagana nang sampung minuto.',
  },
  confirm: { en: 'Confirm the number', fil: 'Kumpirmahin ang numero' },
  confirmed: { en: 'Your number was confirmed.', fil: 'Nakumpirma ang iyong numero.' },
  is_on: { en: 'Text messages to {number}', fil: 'Mga text message sa {number}' },
  saved: { en: 'Your choice was saved.', fil: 'Na-save ang iyong pinili.' },
  remove: { en: 'Remove the number', fil: 'Alisin ang numero' },
  removed: { en: 'Your number was removed.', fil: 'Naalis ang iyong numero.' },
});
