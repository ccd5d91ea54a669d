import type { Messages } from '@ebpls/contracts';

/** Deposit slips taken at the counter. */
export const messages = {
  'deposit.is.MATCHED': {
    en: 'This deposit is already matched.',
    fil: 'Naitugma na ang depositong ito.',
  },
  'deposit.is.VOID': {
    en: 'The receipts for this deposit slip were cancelled or reversed.',
    fil: 'Kinansela o binaligtad na ang mga resibo ng deposit slip na ito.',
  },
  'deposit.credit_used': {
    en: 'Another deposit slip is already matched with this entry of the bank. Each entry proves one deposit.',
    fil: 'May ibang deposit slip na naitugma sa tala ng bangko na ito. Isang deposito lamang ang pinatutunayan ng bawat tala.',
  },
  'mail.payment_deposit_refused.subject': {
    en: 'The bank has no record of your deposit of {amount}',
    fil: 'Walang rekord ang bangko ng deposito mong {amount}',
  },
  'mail.payment_deposit_refused.text': {
    en:
      'You submitted deposit slip {reference} of {bank} for {amount}, for {company_name}. The bank has no ' +
      'record of this deposit: {reason}\n\nReversed receipts: {receipts}. The amount is due again on order ' +
      'of payment {top_no}. If you made the deposit, please bring your copy of the slip to the Municipal ' +
      'Treasurer.\n\n{link}',
    fil:
      'Nagsumite ka ng deposit slip na {reference} ng {bank}, {amount}, para sa {company_name}. Walang ' +
      'rekord ang bangko ng depositong ito: {reason}\n\nMga resibong binaligtad: {receipts}. Muling ' +
      'babayaran ang halaga sa order of payment na {top_no}. Kung naideposito mo ito, dalhin ang kopya mo ' +
      'ng deposit slip sa Ingat-yamang Bayan.\n\n{link}',
  },
} satisfies Messages;
