import type { Messages } from '@ebpls/contracts';

/**
 * Mails that every part of the product may send: `mail.<template>.subject` and `.text`. A line that is only
 * `{link}` becomes a button, one that is only `{sections}` the list of the daily mail.
 */
export const messages = {
  'mail.greeting': { en: 'Good day, {firstname}!', fil: 'Magandang araw, {firstname}!' },
  'mail.greeting_to_all': { en: 'Good day!', fil: 'Magandang araw!' },
  'mail.sign_off': {
    en: 'Business Permits and Licensing Office\nMunicipality of {municipality}',
    fil: 'Business Permits and Licensing Office\nBayan ng {municipality}',
  },
  'mail.municipality': { en: 'Municipality of {municipality}', fil: 'Bayan ng {municipality}' },
  'mail.product': { en: 'Business permits and licensing', fil: 'Mga permit at lisensiya ng negosyo' },
  'mail.plain_link': {
    en: 'If the button does not work, copy this address into your browser:',
    fil: 'Kung hindi gumagana ang button, kopyahin ang address na ito sa iyong browser:',
  },
  'mail.button': { en: 'Open the page', fil: 'Buksan ang pahina' },
  'mail.button.confirm': { en: 'Confirm my email', fil: 'Kumpirmahin ang aking email' },
  'mail.button.password': { en: 'Set my password', fil: 'Itakda ang aking password' },
  'mail.button.sign_in': { en: 'Sign in', fil: 'Mag-sign in' },
  'mail.button.answer': { en: 'Answer the office', fil: 'Sagutin ang tanggapan' },
  'mail.button.conditions': { en: 'Read the conditions', fil: 'Basahin ang mga kondisyon' },
  'mail.button.visit': { en: 'See the visit', fil: 'Tingnan ang pagbisita' },
  'mail.button.read_answer': { en: 'Read the answer', fil: 'Basahin ang sagot' },
  'mail.button.pay': { en: 'Pay {amount}', fil: 'Bayaran ang {amount}' },
  'mail.button.pay_again': { en: 'Try to pay again', fil: 'Subukang magbayad muli' },
  'mail.button.receipts': { en: 'Open the receipts', fil: 'Buksan ang mga resibo' },
  'mail.button.permit': { en: 'Open the permit', fil: 'Buksan ang permit' },
  'mail.button.certificate': { en: 'Open the certificate', fil: 'Buksan ang sertipiko' },
  'mail.button.renew': { en: 'Renew for {year}', fil: 'Mag-renew para sa {year}' },
  'mail.button.offer': { en: 'Answer the offer', fil: 'Sagutin ang alok' },
  'mail.button.object': { en: 'Read it and object', fil: 'Basahin ito at tumutol' },
  'mail.button.application': { en: 'Open the application', fil: 'Buksan ang aplikasyon' },
  'mail.button.case': { en: 'Open the case', fil: 'Buksan ang kaso' },
  'mail.button.claim': { en: 'Answer the claim', fil: 'Sagutin ang habol' },
  'mail.button.request': { en: 'Look at the request', fil: 'Tingnan ang hiling' },
  'mail.button.dashboard': { en: 'Open my dashboard', fil: 'Buksan ang aking dashboard' },
  'mail.digest.subject': { en: 'What happened today: {count} news', fil: 'Ang nangyari ngayong araw: {count} balita' },
  'mail.digest.text': {
    en: 'You need not do anything. This is what happened since our last letter of this kind.\n\n{sections}\n\n{link}\n\nWe write such a letter once a day, and only when something happened. What needs you, a bill and a permit come at once. Under Account, Notifications you choose what we write.',
    fil: 'Wala kang kailangang gawin. Ito ang mga nangyari mula noong huli naming ganitong sulat.\n\n{sections}\n\n{link}\n\nIsang beses sa isang araw lamang kami sumusulat nang ganito, at kung may nangyari lamang. Agad naming ipinapadala ang nangangailangan ng kilos mo, ang bayarin at ang permit. Sa Account, Mga abiso, mapipili mo kung ano ang isusulat namin.',
  },
} satisfies Messages;
