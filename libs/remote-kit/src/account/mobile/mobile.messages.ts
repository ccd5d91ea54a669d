import { defineMessages } from '../../define-messages.ts';

export const { useWords, words } = defineMessages('account-mobile', {
  title: { en: 'Text messages', fil: 'Mga text message' },
  hint: {
    en: 'When something needs you now, a bill is due or a permit is ready. Free for you; never with a link to anything but our own pages.',
    fil: 'Kapag may kailangan kang gawin agad, may bayaring dapat bayaran o handa na ang permit. Libre ito; walang link maliban sa sarili naming pahina.',
  },
  number: { en: 'Mobile number', fil: 'Numero ng mobile' },
  number_help: {
    en: 'A Philippine number like 0917 123 4567. We send it a code.',
    fil: 'Numero sa Pilipinas gaya ng 0917 123 4567. Padadalhan namin ito ng code.',
  },
  send_code: { en: 'Text me a code', fil: 'I-text sa akin ang code' },
  code_sent: { en: 'The code is on its way to {number}.', fil: 'Papunta na ang code sa {number}.' },
  code: { en: 'Code', fil: 'Code' },
  code_help: { en: 'Six digits; it works for ten minutes.', fil: 'Anim na numero; gagana nang sampung minuto.' },
  confirm: { en: 'Confirm the number', fil: 'Kumpirmahin ang numero' },
  confirmed: { en: 'Your number is confirmed.', fil: 'Nakumpirma ang iyong numero.' },
  is_on: { en: 'Text messages to {number}', fil: 'Mga text message sa {number}' },
  saved: { en: 'Your choice is saved.', fil: 'Na-save ang iyong pinili.' },
  remove: { en: 'Remove the number', fil: 'Alisin ang numero' },
  removed: { en: 'Your number is removed.', fil: 'Naalis ang iyong numero.' },
});
