import type { Messages } from '@ebpls/contracts';

/**
 * Mails that every part of the product may send: `mail.<template>.subject` and `.text`. A line that is only
 * `{link}` becomes a button, one that is only `{sections}` the list of the daily mail.
 */
export const messages = {
  'mail.greeting': { en: 'Good day, {firstname}!', fil: 'Magandang araw, {firstname}!' },
  'mail.greeting_to_all': { en: 'Good day!', fil: 'Magandang araw!' },
  'mail.product': { en: 'Business permits and licensing', fil: 'Mga permit at lisensiya ng negosyo' },
  'mail.plain_link': {
    en: 'If the button does not work, copy this address into your browser:',
    fil: 'Kung hindi gumagana ang button, kopyahin ang address na ito sa iyong browser:',
  },
  'mail.button': { en: 'Open the page', fil: 'Buksan ang pahina' },
  'mail.button.confirm': { en: 'Confirm my e-mail', fil: 'Kumpirmahin ang aking e-mail' },
  'mail.button.password': { en: 'Set my password', fil: 'Itakda ang aking password' },
  'mail.button.sign_in': { en: 'Sign in', fil: 'Mag-sign in' },
  'mail.button.answer': { en: 'Reply to the office', fil: 'Sagutin ang tanggapan' },
  'mail.button.conditions': { en: 'Read the conditions', fil: 'Basahin ang mga kondisyon' },
  'mail.button.visit': { en: 'View the visit', fil: 'Tingnan ang pagbisita' },
  'mail.button.read_answer': { en: 'Read the reply', fil: 'Basahin ang sagot' },
  'mail.button.pay': { en: 'Pay {amount}', fil: 'Bayaran ang {amount}' },
  'mail.button.pay_again': { en: 'Try to pay again', fil: 'Subukang magbayad muli' },
  'mail.button.bill': { en: 'Open the bill', fil: 'Buksan ang singil' },
  'mail.button.receipts': { en: 'Open the receipts', fil: 'Buksan ang mga resibo' },
  'mail.button.permit': { en: 'Open the permit', fil: 'Buksan ang permit' },
  'mail.button.certificate': { en: 'Open the certificate', fil: 'Buksan ang sertipiko' },
  'mail.button.renew': { en: 'Renew for {year}', fil: 'Mag-renew para sa {year}' },
  'mail.button.proof': { en: 'File the proof of sales', fil: 'Ihain ang patunay ng benta' },
  'mail.button.offer': { en: 'Reply to the offer', fil: 'Sagutin ang alok' },
  'mail.button.object': { en: 'Review and object', fil: 'Suriin at tumutol' },
  'mail.button.application': { en: 'Open the application', fil: 'Buksan ang aplikasyon' },
  'mail.button.case': { en: 'Open the case', fil: 'Buksan ang kaso' },
  'mail.button.claim': { en: 'Respond to the claim', fil: 'Tumugon sa hiling' },
  'mail.button.request': { en: 'Review the request', fil: 'Suriin ang hiling' },
  'mail.button.dashboard': { en: 'Open my dashboard', fil: 'Buksan ang aking dashboard' },
  'mail.digest.subject': { en: 'Daily update ({count})', fil: 'Buod ng araw ({count})' },
  'mail.digest.text': {
    en:
      'No action is needed. Here is what has happened since our last daily update.\n\n{sections}\n\n{link}\n\nWe ' +
      'send this summary once a day. E-mails about bills, permits and requests are sent immediately. You can ' +
      'choose which e-mails you receive under Account, Notifications.',
    fil:
      'Wala kang kailangang gawin. Ito ang mga nangyari mula sa huli naming ' +
      'buod.\n\n{sections}\n\n{link}\n\nIsang beses sa isang araw namin ipinapadala ang buod na ito. Agad na ' +
      'ipinapadala ang mga singil, permit at kahilingan. Mapipili mo ang iyong mga e-mail sa Account, Mga abiso.',
  },
} satisfies Messages;
