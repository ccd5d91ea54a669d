import type { Messages } from '@ebpls/contracts';

/** Cheques taken at the counter. */
export const messages = {
  'cheque.is.HELD': {
    en: 'This check has not been deposited yet. It can be cleared only after the deposit.',
    fil: 'Hindi pa nadedeposito ang tsekeng ito. Mako-clear lamang ito pagkatapos ng deposito.',
  },
  'cheque.is.DEPOSITED': {
    en: 'This check was deposited, but the bank has not cleared it yet.',
    fil: 'Nadeposito na ang tsekeng ito, ngunit hindi pa ito na-clear ng bangko.',
  },
  'cheque.is.CLEARED': { en: 'This check is already cleared.', fil: 'Na-clear na ang tsekeng ito.' },
  'cheque.is.BOUNCED': { en: 'This check has already bounced.', fil: 'Tumalbog na ang tsekeng ito.' },
  'cheque.is.CANCELLED': {
    en: 'The payment made with this check was cancelled.',
    fil: 'Kinansela ang bayad ng tsekeng ito.',
  },
  'cheque.not_managers': {
    en: 'This is not a manager’s check. The payment is confirmed only after the bank has paid the check.',
    fil: 'Hindi ito manager’s check. Makukumpirma lamang ang bayad kapag binayaran na ng bangko ang tseke.',
  },
  'cheque.confirmed': {
    en: 'This manager’s check is already confirmed.',
    fil: 'Nakumpirma na ang manager’s check na ito.',
  },
  'cheque.too_early': {
    en: 'This check is on hold for clearing until {day}.',
    fil: 'Matatapos ang clearing hold ng tsekeng ito sa {day}.',
  },
  'cheque.penalty': {
    en: 'The revenue code imposes a charge of {amount} for the returned check ({section}).',
    fil: 'Naniningil ang kodigo sa kita ng {amount} para sa ibinalik na tseke ({section}).',
  },
  'cheque.no_penalty': {
    en: 'There is no charge for the returned check itself.',
    fil: 'Walang singil para sa mismong tsekeng ibinalik.',
  },
  'mail.payment_confirmed.subject': {
    en: 'Your payment of {amount} is confirmed',
    fil: 'Kumpirmado na ang iyong bayad na {amount}',
  },
  'mail.payment_confirmed.text': {
    en:
      'We received {amount} for {company_name}, order of payment {top_no}. The payment is now confirmed, effective ' +
      'on the date you paid.\n\n{link}',
    fil:
      'Natanggap namin ang {amount} para sa {company_name}, order of payment {top_no}. Kumpirmado na ang bayad, at ' +
      'may bisa ito mula sa petsa ng pagbabayad mo.\n\n{link}',
  },
  'mail.cheque_bounced.subject': {
    en: 'Your check of {amount} was returned unpaid',
    fil: 'Ibinalik nang hindi nababayaran ang iyong tseke na {amount}',
  },
  'mail.cheque_bounced.text': {
    en:
      'The bank returned check {cheque_no} of {bank} for {amount}, for {company_name}: {reason}\n\nReversed ' +
      'receipts: {receipts}. The amount is due again on order of payment {top_no}. {penalty} No permit can be ' +
      'released and no renewal can be filed until the Municipal Treasurer has resolved red flag {flag_no}.\n\n{link}',
    fil: 'Ibinalik ng bangko ang tsekeng {cheque_no} ng {bank} na {amount} para sa {company_name}: {reason}\n\nMga resibong binaligtad: {receipts}. Muling babayaran ang halaga sa order of payment na {top_no}. {penalty} Hangga’t hindi nalulutas ng Ingat-yamang Bayan ang red flag na {flag_no}, walang permit na ilalabas at walang renewal na maihahain.\n\n{link}',
  },
} satisfies Messages;
