import type { Messages } from '@ebpls/contracts';

/** Texts about money that fits no order: set aside, posted to an order, kept as a credit or refunded. */
export const messages = {
  'attempt.CREDITED': {
    en: 'The gateway received this payment twice or in another amount. It is kept as a credit of the business.',
    fil: 'Dalawang beses o sa ibang halaga natanggap ng gateway ang bayad na ito. Iniingatan ito bilang kredito ng negosyo.',
  },
  'exception.is.OPEN': {
    en: 'Nothing was proposed for this money yet.',
    fil: 'Wala pang mungkahi para sa perang ito.',
  },
  'exception.is.PROPOSED': {
    en: 'A refund of this money waits for another treasurer.',
    fil: 'Naghihintay sa isa pang ingat-yaman ang pagsasauli ng perang ito.',
  },
  'exception.is.REFUNDING': { en: 'This money is being given back.', fil: 'Isinasauli na ang perang ito.' },
  'exception.is.CLOSED': { en: 'This money was dealt with already.', fil: 'Naasikaso na ang perang ito.' },
  'exception.not_booked': {
    en: 'The amount is not known in pesos, so it can only be closed with a reason.',
    fil: 'Hindi alam ang halaga sa piso, kaya maisasara lamang ito nang may dahilan.',
  },
  'exception.own_proposal': {
    en: 'You proposed this refund, so another treasurer must agree to it.',
    fil: 'Ikaw ang nagmungkahi ng pagsasauling ito, kaya ibang ingat-yaman ang dapat sumang-ayon.',
  },
  'exception.order_unknown': {
    en: 'There is no order of payment in force with this number.',
    fil: 'Walang umiiral na order of payment na may ganitong numero.',
  },
  'exception.order_paid': {
    en: 'This order owes nothing now, so no money can be posted to it.',
    fil: 'Wala nang utang ang order na ito ngayon, kaya walang maitatalang pera rito.',
  },
  'exception.company_unknown': {
    en: 'There is no business with this number.',
    fil: 'Walang negosyong may ganitong numero.',
  },
  'exception.OVERPAYMENT': {
    en: 'The order was paid already when this money came.',
    fil: 'Bayad na ang order nang dumating ang perang ito.',
  },
  'exception.MISMATCH': {
    en: 'The gateway reported another amount or currency than was asked.',
    fil: 'Ibang halaga o salapi ang iniulat ng gateway kaysa sa hiningi.',
  },
  'exception.UNKNOWN': {
    en: 'The gateway’s number is not one of ours.',
    fil: 'Hindi sa atin ang numerong ibinigay ng gateway.',
  },
  'exception.refund_refused': {
    en: 'The gateway did not give this money back. Please choose another way.',
    fil: 'Hindi isinauli ng gateway ang perang ito. Pumili ng ibang paraan.',
  },
  'exception.proposed': {
    en: 'The refund waits for another treasurer to agree.',
    fil: 'Naghihintay ang pagsasauli sa pagsang-ayon ng isa pang ingat-yaman.',
  },
  'exception.refunding': {
    en: 'The gateway was asked to give it back; we ask again until it answers.',
    fil: 'Hiniling na sa gateway na isauli ito; uulitin namin hanggang sumagot ito.',
  },
  'exception.closed.POSTED': {
    en: 'The gateway confirmed the right amount later, and the payment was posted.',
    fil: 'Kinumpirma ng gateway ang tamang halaga pagkaraan, at naitala ang bayad.',
  },
  'exception.closed.REFUNDED': { en: 'Given back through the gateway.', fil: 'Isinauli sa pamamagitan ng gateway.' },
  'exception.closed.CREDITED': { en: 'Kept as a credit of the business.', fil: 'Iningatan bilang kredito ng negosyo.' },
  'exception.closed.MATCHED': { en: 'Posted to an order of payment.', fil: 'Naitala sa isang order of payment.' },
  'exception.closed.DISMISSED': { en: 'Closed: no money of ours.', fil: 'Isinara: hindi atin ang perang ito.' },

  'mail.refund_sent.subject': { en: 'We gave {amount} back to you', fil: 'Isinauli namin sa iyo ang {amount}' },
  'mail.refund_sent.text': {
    en: 'The gateway confirmed that {amount} of {company_name} was given back to you. It may take some days until you see it.\n\nReference: {reference}\n\n{link}',
    fil: 'Kinumpirma ng gateway na naisauli sa iyo ang {amount} ng {company_name}. Maaaring ilang araw bago mo ito makita.\n\nReference: {reference}\n\n{link}',
  },
  'mail.payment_credited.subject': {
    en: '{amount} is kept as your credit',
    fil: 'Iniingatan ang {amount} bilang iyong kredito',
  },
  'mail.payment_credited.text': {
    en: 'We keep {amount} as a credit of {company_name}. Your next order of payment uses it.\n\nReason: {reason}\n\n{link}',
    fil: 'Iniingatan namin ang {amount} bilang kredito ng {company_name}. Gagamitin ito ng susunod mong order of payment.\n\nDahilan: {reason}\n\n{link}',
  },
} satisfies Messages;
