import type { Messages } from '@ebpls/contracts';

/** Texts of the claim of a missing payment, of its answer and its mails. */
export const messages = {
  'claim.day_in_future': { en: 'This date is in the future.', fil: 'Hindi pa dumarating ang petsang ito.' },
  'claim.too_old': {
    en: 'Please choose a date within the last two years.',
    fil: 'Pumili ng petsa sa loob ng huling dalawang taon.',
  },
  'claim.no_order': {
    en: 'No order of payment has been issued yet.',
    fil: 'Wala pang naibigay na order of payment.',
  },
  'claim.not_paid': {
    en: 'The gateway has not confirmed this payment.',
    fil: 'Hindi pa kinukumpirma ng gateway ang bayad na ito.',
  },
  'claim.answered_already': { en: 'This payment report was already answered.', fil: 'Nasagot na ang ulat na ito.' },
  'claim.posted_now': {
    en: 'We found your payment at the gateway. It is now posted.',
    fil: 'Nahanap namin sa gateway ang iyong bayad. Naitala na ito.',
  },
  'claim.posted_before': {
    en: 'Your payment is already posted. Please see its receipts.',
    fil: 'Naitala na ang iyong bayad. Pakitingnan ang mga resibo nito.',
  },
  'claim.unmatched': {
    en: 'We found your payment at the gateway, but it does not match the order of payment. The treasurer will decide on it and notify you by {due_on}.',
    fil:
      'Nahanap namin sa gateway ang iyong bayad, ngunit hindi ito tugma sa order. Magpapasya ang ingat-yaman at ' +
      'aabisuhan ka hanggang {due_on}.',
  },
  'claim.pending': {
    en:
      'The gateway has no record of this payment yet. We will keep checking, and the treasurer will reply to you by ' +
      '{due_on}.',
    fil:
      'Wala pang tala ang gateway ng bayad na ito. Patuloy kaming nagsusuri, at sasagutin ka ng ingat-yaman ' +
      'hanggang {due_on}.',
  },
  'claim.late': {
    en: 'Our reply is late. The treasurer was reminded, and we are still checking with the gateway.',
    fil: 'Huli na ang sagot namin. Pinaalalahanan ang ingat-yaman, at patuloy kaming nagsusuri sa gateway.',
  },
  'claim.answer.POSTED': {
    en: 'The gateway confirmed your payment, and it was posted.',
    fil: 'Kinumpirma ng gateway ang iyong bayad at naitala na ito.',
  },
  'claim.answer.REFUNDED': {
    en: 'Your payment was found and refunded through the gateway.',
    fil: 'Nahanap ang iyong bayad at na-refund sa pamamagitan ng gateway.',
  },
  'claim.answer.CREDITED': {
    en: 'Your payment was found and credited to your business.',
    fil: 'Nahanap ang iyong bayad at ikinredito sa iyong negosyo.',
  },
  'claim.answer.MATCHED': {
    en: 'Your payment was found and posted to an order of payment.',
    fil: 'Nahanap ang iyong bayad at naitala sa isang order of payment.',
  },
  'claim.answer.DISMISSED': {
    en: 'The gateway’s message was not about a payment to the municipality.',
    fil: 'Hindi bayad sa munisipyo ang mensahe ng gateway.',
  },

  'mail.claim_opened.subject': {
    en: '{claim_no}: we are looking for your payment',
    fil: '{claim_no}: hinahanap namin ang iyong bayad',
  },
  'mail.claim_opened.text': {
    en:
      'You reported a payment of {amount} for {company_name}, reference {reference}. The gateway has no record of it ' +
      'yet. The treasurer will reply to you by {due_on}.\n\nPlease do not pay again.\n\n{link}',
    fil:
      'Iniulat mo ang bayad na {amount} para sa {company_name}, reference {reference}. Wala pang tala nito ang ' +
      'gateway. Sasagutin ka ng ingat-yaman hanggang {due_on}.\n\nHuwag munang magbayad muli.\n\n{link}',
  },
  'mail.claim_matched.subject': {
    en: '{claim_no}: your payment was found',
    fil: '{claim_no}: nahanap ang iyong bayad',
  },
  'mail.claim_matched.text': {
    en: 'Our reply to your report about {amount} for {company_name}, reference {reference}:\n\n{answer}\n\n{link}',
    fil:
      'Ang sagot namin sa iyong ulat tungkol sa {amount} para sa {company_name}, reference {reference}:\n\n' +
      '{answer}\n\n{link}',
  },
  'mail.claim_refused.subject': { en: '{claim_no}: no payment was found', fil: '{claim_no}: walang nahanap na bayad' },
  'mail.claim_refused.text': {
    en:
      'Our reply to your report about {amount} for {company_name}, reference {reference}:\n\n{answer}\n\nIf you ' +
      'disagree, please bring your proof to the Municipal Treasurer.\n\n{link}',
    fil:
      'Ang sagot namin sa iyong ulat tungkol sa {amount} para sa {company_name}, reference {reference}:\n\n' +
      '{answer}\n\nKung hindi ka sang-ayon, dalhin ang iyong patunay sa Ingat-yamang Bayan.\n\n{link}',
  },
  'mail.claim_late.subject': { en: '{claim_no}: reply is late', fil: 'Huli na ang sagot sa {claim_no}' },
  'mail.claim_late.text': {
    en:
      'The reply to payment report {claim_no} of {company_name} for {amount}, reference {reference}, was due by ' +
      '{due_on}. Please reply today.\n\n{link}',
    fil:
      'Dapat ay nasagot na hanggang {due_on} ang ulat ng bayad na {claim_no} ng {company_name} para sa {amount}, ' +
      'reference {reference}. Sagutin ito ngayong araw.\n\n{link}',
  },
} satisfies Messages;
