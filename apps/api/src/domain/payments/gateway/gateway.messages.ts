import type { Messages } from '@ebpls/contracts';

/** Results of a notification from the payment gateway. */
export const messages = {
  'notification.RECEIVED': { en: 'Received but not yet processed.', fil: 'Natanggap ngunit hindi pa napoproseso.' },
  'notification.FORGED.unreadable': {
    en: 'The notification cannot be read. Nothing was changed.',
    fil: 'Hindi mabasa ang abiso. Walang binago.',
  },
  'notification.FORGED.merchant': {
    en: 'The notification is for another merchant. Nothing was changed.',
    fil: 'Para sa ibang merchant ang abiso. Walang binago.',
  },
  'notification.FORGED.signature': {
    en: 'The signature is invalid, so the notification did not come from the gateway. Nothing was changed.',
    fil: 'Mali ang lagda, kaya hindi galing sa gateway ang abiso. Walang binago.',
  },
  'notification.FORGED.fields': {
    en: 'The notification does not follow the gateway’s format. Nothing was changed.',
    fil: 'Hindi sumusunod ang abiso sa anyo ng gateway. Walang binago.',
  },
  'notification.POSTED': { en: 'The payment was posted.', fil: 'Naitala ang bayad.' },
  'notification.OVERPAID': {
    en: 'The order was already paid. The payment was recorded as unallocated.',
    fil: 'Bayad na ang order. Itinala ang bayad bilang hindi nailaan.',
  },
  'notification.MISMATCH': {
    en: 'The amount or currency differs from the order of payment. The payment was recorded as unallocated.',
    fil: 'Iba ang halaga o currency sa order of payment. Itinala ang bayad bilang hindi nailaan.',
  },
  'notification.CLOSED': { en: 'The attempt ended without a payment.', fil: 'Natapos ang pagsubok nang walang bayad.' },
  'notification.WAITING': { en: 'The payment is still pending.', fil: 'Nakabinbin pa ang bayad.' },
  'notification.UNCHANGED': {
    en: 'The notification arrived late or more than once. Nothing was changed.',
    fil: 'Huli o mahigit isang beses dumating ang abiso. Walang binago.',
  },
  'notification.UNKNOWN': {
    en: 'The payment number is not in our records.',
    fil: 'Wala sa aming talaan ang numero ng bayad na ito.',
  },
} satisfies Messages;
