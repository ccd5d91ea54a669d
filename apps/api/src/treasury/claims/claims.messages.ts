import type { Messages } from '@ebpls/contracts';

/** Texts of the claim of a missing payment, of its answer and its mails. */
export const messages = {
  'claim.day_in_future': { en: 'This day is still to come.', fil: 'Hindi pa dumarating ang araw na ito.' },
  'claim.too_old': {
    en: 'Please choose a day of the last two years.',
    fil: 'Pumili ng araw sa loob ng huling dalawang taon.',
  },
  'claim.no_order': {
    en: 'There is no order of payment yet, so nothing can have been paid on it.',
    fil: 'Wala pang order of payment, kaya wala pang mababayaran dito.',
  },
  'claim.not_paid': {
    en: 'The gateway has not confirmed this payment.',
    fil: 'Hindi pa kinukumpirma ng gateway ang bayad na ito.',
  },
  'claim.answered_already': { en: 'This claim was answered already.', fil: 'Nasagot na ang reklamong ito.' },
  'claim.posted_now': {
    en: 'We asked the gateway and found your payment. It is posted now.',
    fil: 'Tinanong namin ang gateway at nahanap ang iyong bayad. Naitala na ito.',
  },
  'claim.posted_before': {
    en: 'Your payment was posted. Please see its receipts.',
    fil: 'Naitala na ang iyong bayad. Pakitingnan ang mga resibo nito.',
  },
  'claim.unmatched': {
    en: 'We found your payment at the gateway, but it does not fit the order. The treasurer decides on it and writes to you by {due_on}.',
    fil: 'Nahanap namin sa gateway ang iyong bayad, ngunit hindi ito tugma sa order. Magpapasya ang ingat-yaman at susulatan ka hanggang {due_on}.',
  },
  'claim.pending': {
    en: 'The gateway does not know of this payment yet. We keep asking, and the treasurer answers you by {due_on}.',
    fil: 'Hindi pa alam ng gateway ang bayad na ito. Patuloy kaming magtatanong, at sasagutin ka ng ingat-yaman hanggang {due_on}.',
  },
  'claim.late': {
    en: 'The answer is late. The treasurer was reminded; we keep asking the gateway.',
    fil: 'Huli na ang sagot. Pinaalalahanan ang ingat-yaman; patuloy kaming nagtatanong sa gateway.',
  },
  'claim.answer.POSTED': {
    en: 'The gateway confirmed your payment and it is posted.',
    fil: 'Kinumpirma ng gateway ang iyong bayad at naitala na ito.',
  },
  'claim.answer.REFUNDED': {
    en: 'Your payment was found and given back through the gateway.',
    fil: 'Nahanap ang iyong bayad at isinauli sa pamamagitan ng gateway.',
  },
  'claim.answer.CREDITED': {
    en: 'Your payment was found and is kept as a credit of your business.',
    fil: 'Nahanap ang iyong bayad at iniingatan bilang kredito ng iyong negosyo.',
  },
  'claim.answer.MATCHED': {
    en: 'Your payment was found and posted to an order of payment.',
    fil: 'Nahanap ang iyong bayad at naitala sa isang order of payment.',
  },
  'claim.answer.DISMISSED': {
    en: 'The gateway’s message turned out to be no payment to the municipality.',
    fil: 'Lumabas na hindi bayad sa munisipyo ang mensahe ng gateway.',
  },

  'mail.claim_opened.subject': {
    en: '{claim_no}: we are looking for your payment',
    fil: '{claim_no}: hinahanap namin ang iyong bayad',
  },
  'mail.claim_opened.text': {
    en: 'You told us that you paid {amount} for {company_name}, reference {reference}. The gateway does not know of it yet. The treasurer answers you by {due_on}.\n\nPlease do not pay again.\n\n{link}',
    fil: 'Sinabi mong nagbayad ka ng {amount} para sa {company_name}, reference {reference}. Hindi pa ito alam ng gateway. Sasagutin ka ng ingat-yaman hanggang {due_on}.\n\nHuwag munang magbayad muli.\n\n{link}',
  },
  'mail.claim_matched.subject': {
    en: '{claim_no}: your payment was found',
    fil: '{claim_no}: nahanap ang iyong bayad',
  },
  'mail.claim_matched.text': {
    en: 'Your claim about {amount} for {company_name}, reference {reference}, is answered:\n\n{answer}\n\n{link}',
    fil: 'May sagot na sa iyong reklamo tungkol sa {amount} para sa {company_name}, reference {reference}:\n\n{answer}\n\n{link}',
  },
  'mail.claim_refused.subject': { en: '{claim_no}: no payment was found', fil: '{claim_no}: walang nahanap na bayad' },
  'mail.claim_refused.text': {
    en: 'Your claim about {amount} for {company_name}, reference {reference}, is answered:\n\n{answer}\n\nIf you see it otherwise, please bring your proof to the Municipal Treasurer.\n\n{link}',
    fil: 'May sagot na sa iyong reklamo tungkol sa {amount} para sa {company_name}, reference {reference}:\n\n{answer}\n\nKung iba ang alam mo, dalhin ang iyong patunay sa Ingat-yamang Bayan.\n\n{link}',
  },
  'mail.claim_late.subject': { en: '{claim_no} is late', fil: 'Huli na ang sagot sa {claim_no}' },
  'mail.claim_late.text': {
    en: 'The claim {claim_no} of {company_name} about {amount}, reference {reference}, should have been answered by {due_on}. Please answer it today.\n\n{link}',
    fil: 'Dapat ay nasagot na hanggang {due_on} ang reklamong {claim_no} ng {company_name} tungkol sa {amount}, reference {reference}. Pakisagot ito ngayong araw.\n\n{link}',
  },
} satisfies Messages;
