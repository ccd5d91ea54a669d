import type { Messages } from '@ebpls/contracts';

/** Results of a notification from the payment gateway. */
export const messages = {
  'notification.RECEIVED': { en: 'Stored, not judged yet.', fil: 'Naitabi, hindi pa nasusuri.' },
  'notification.FORGED.unreadable': {
    en: 'It cannot be read. Nothing was changed.',
    fil: 'Hindi ito mabasa. Walang binago.',
  },
  'notification.FORGED.merchant': {
    en: 'It is for another merchant. Nothing was changed.',
    fil: 'Para ito sa ibang merchant. Walang binago.',
  },
  'notification.FORGED.signature': {
    en: 'Its signature is wrong: the gateway did not write it. Nothing was changed.',
    fil: 'Mali ang pirma: hindi gateway ang sumulat nito. Walang binago.',
  },
  'notification.FORGED.fields': {
    en: 'Its signed fields do not have the form of the gateway’s. Nothing was changed.',
    fil: 'Hindi anyo ng gateway ang mga pinirmahang bahagi. Walang binago.',
  },
  'notification.POSTED': { en: 'The payment was posted.', fil: 'Naitala ang bayad.' },
  'notification.OVERPAID': {
    en: 'The order was paid already; the money was set aside.',
    fil: 'Bayad na ang order; itinabi ang pera.',
  },
  'notification.MISMATCH': {
    en: 'The amount or currency differs; the money was set aside.',
    fil: 'Iba ang halaga o salapi; itinabi ang pera.',
  },
  'notification.CLOSED': { en: 'The attempt ended without a payment.', fil: 'Natapos ang pagsubok nang walang bayad.' },
  'notification.WAITING': { en: 'The payment is still pending.', fil: 'Nakabinbin pa ang bayad.' },
  'notification.UNCHANGED': {
    en: 'It came late or again and changed nothing.',
    fil: 'Huli o ulit itong dumating at walang binago.',
  },
  'notification.UNKNOWN': { en: 'Its number is not one of ours.', fil: 'Hindi sa atin ang numero nito.' },
} satisfies Messages;
