import type { Messages } from '@ebpls/contracts';

/** Texts about money that fits no order: set aside, posted to an order, kept as a credit or refunded. */
export const messages = {
  'attempt.CREDITED': {
    en: 'The gateway received this payment twice, or the amount differs from the amount billed. The payment was recorded as a credit for the business.',
    fil:
      'Dalawang beses o sa ibang halaga natanggap ng gateway ang bayad na ito. Itinala ito bilang kredito ' +
      'ng negosyo.',
  },
  'exception.is.OPEN': {
    en: 'No action has been proposed for this unallocated payment yet.',
    fil: 'Wala pang mungkahi para sa bayad na ito na hindi nailaan.',
  },
  'exception.is.PROPOSED': {
    en: 'A proposal for this payment is pending approval by another treasury officer.',
    fil: 'Naghihintay ng pag-apruba ng isa pang opisyal ng ingat-yaman ang mungkahi para sa bayad na ito.',
  },
  'exception.is.REFUNDING': { en: 'This payment is being refunded.', fil: 'Nire-refund na ang bayad na ito.' },
  'exception.is.CLOSED': {
    en: 'This unallocated payment was already resolved.',
    fil: 'Nalutas na ang bayad na ito na hindi nailaan.',
  },
  'exception.not_booked': {
    en: 'The amount in pesos is not known, so you can only close this payment and give a reason.',
    fil: 'Hindi alam ang halaga sa piso, kaya maisasara lamang ito nang may dahilan.',
  },
  'exception.own_proposal': {
    en: 'You made this proposal, so another treasury officer must approve it.',
    fil: 'Ikaw ang nagmungkahi nito, kaya ibang opisyal ng ingat-yaman ang dapat mag-apruba.',
  },
  'exception.order_unknown': {
    en: 'No valid order of payment has this number.',
    fil: 'Walang umiiral na order of payment na may ganitong numero.',
  },
  'exception.order_of_another': {
    en: 'This order of payment is of another owner. Refund the payment, or credit it to the business that paid.',
    fil: 'Sa ibang may-ari ang order of payment na ito. I-refund ang bayad, o ikredito ito sa negosyong nagbayad.',
  },
  'exception.order_paid': {
    en: 'Nothing is due on this order, so no payment can be posted to it.',
    fil: 'Wala nang dapat bayaran sa order na ito, kaya walang maitatalang bayad dito.',
  },
  'exception.company_unknown': {
    en: 'No business has this number.',
    fil: 'Walang negosyong may ganitong numero.',
  },
  'exception.OVERPAYMENT': {
    en: 'The order was already paid when this payment arrived.',
    fil: 'Bayad na ang order nang dumating ang bayad na ito.',
  },
  'exception.MISMATCH': {
    en: 'The amount or currency reported by the gateway does not match the payment request.',
    fil: 'Iba ang halaga o currency na iniulat ng gateway kaysa sa hiningi.',
  },
  'exception.UNKNOWN': {
    en: 'The gateway’s reference number does not match our records.',
    fil: 'Hindi tugma sa aming talaan ang numero ng gateway.',
  },
  'exception.refund_refused': {
    en: 'The gateway did not refund this payment. Please choose another method.',
    fil: 'Hindi ni-refund ng gateway ang bayad na ito. Pumili ng ibang paraan.',
  },
  'exception.proposed': {
    en: 'The refund is pending approval by another treasury officer.',
    fil: 'Naghihintay ang refund ng pag-apruba ng isa pang opisyal ng ingat-yaman.',
  },
  'exception.proposed.CREDITED': {
    en: 'A credit to business {target} is pending approval by another treasury officer.',
    fil: 'Naghihintay ng pag-apruba ng isa pang opisyal ng ingat-yaman ang kredito sa negosyong {target}.',
  },
  'exception.proposed.MATCHED': {
    en: 'The posting to order of payment {target} is pending approval by another treasury officer.',
    fil: 'Naghihintay ng pag-apruba ng isa pang opisyal ng ingat-yaman ang pagtatala sa order of payment na {target}.',
  },
  'credit.business_closed': {
    en: 'This business is closed, so no order of payment will use the credit. Refund the amount in another way.',
    fil: 'Sarado na ang negosyong ito, kaya walang order of payment na gagamit ng kredito. I-refund ang halaga sa ibang paraan.',
  },
  'exception.refunding': {
    en: 'The refund request was sent to the gateway. We will keep checking until the gateway replies.',
    fil: 'Naipadala na sa gateway ang refund. Patuloy kaming magsusuri hanggang sumagot ang gateway.',
  },
  'exception.closed.POSTED': {
    en: 'The gateway later confirmed the correct amount, and the payment was posted.',
    fil: 'Kinumpirma ng gateway ang tamang halaga pagkaraan, at naitala ang bayad.',
  },
  'exception.closed.REFUNDED': { en: 'Refunded through the gateway.', fil: 'Na-refund sa pamamagitan ng gateway.' },
  'exception.closed.CREDITED': { en: 'Credited to the business.', fil: 'Ikinredito sa negosyo.' },
  'exception.closed.MATCHED': { en: 'Posted to an order of payment.', fil: 'Naitala sa isang order of payment.' },
  'exception.closed.DISMISSED': {
    en: 'Closed because it is not a payment to the municipality.',
    fil: 'Isinara dahil hindi ito bayad sa munisipyo.',
  },

  'mail.refund_sent.subject': { en: 'Refund of {amount}', fil: 'Refund na {amount}' },
  'mail.refund_sent.text': {
    en:
      'The gateway confirmed the refund of {amount} for {company_name}. It may take a few days to appear.\n\n' +
      'Reference: {reference}\n\n{link}',
    fil:
      'Kinumpirma ng gateway ang refund na {amount} para sa {company_name}. Maaaring ilang araw bago ito lumitaw.\n' +
      '\nReference: {reference}\n\n{link}',
  },
  'mail.payment_credited.subject': {
    en: '{amount} was credited to your business',
    fil: 'Ikinredito ang {amount} sa iyong negosyo',
  },
  'mail.payment_credited.text': {
    en:
      '{amount} was credited to {company_name}. It will be applied to your next order of payment.\n\nReason: ' +
      '{reason}\n\n{link}',
    fil:
      'Ikinredito ang {amount} sa {company_name}. Ilalapat ito sa susunod mong order of payment.\n\nDahilan: ' +
      '{reason}\n\n{link}',
  },
} satisfies Messages;
