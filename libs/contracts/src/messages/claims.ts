/** A payment that an owner looks for: the claim, its answer and its mails. */
export const claims = {
  en: {
    'claim.reference': 'Please write the reference number that your GCash shows.',
    'claim.amount': 'Please write the amount that you paid.',
    'claim.paid_on_required': 'Please choose the day on which you paid.',
    'claim.day_ahead': 'This day is still to come.',
    'claim.too_old': 'Please choose a day of the last two years.',
    'claim.no_order': 'There is no order of payment yet, so nothing can have been paid on it.',
    'claim.outcome': 'Please choose whether the payment was found.',
    'claim.request_id': 'Please choose the payment that was found.',
    'claim.not_paid': 'The gateway has not confirmed this payment.',
    'claim.answer': 'Please write the answer to the owner.',
    'claim.answered_already': 'This claim was answered already.',
    'claim.posted_now': 'We asked the gateway and found your payment. It is posted now.',
    'claim.posted_before': 'Your payment was posted. Please see its receipts.',
    'claim.aside':
      'We found your payment at the gateway, but it does not fit the order. The treasurer decides on it and writes to you by {due_on}.',
    'claim.waits':
      'The gateway does not know of this payment yet. We keep asking, and the treasurer answers you by {due_on}.',
    'claim.late': 'The answer is late. The treasurer was reminded; we keep asking the gateway.',
    'claim.answer.POSTED': 'The gateway confirmed your payment and it is posted.',
    'claim.answer.REFUNDED': 'Your payment was found and given back through the gateway.',
    'claim.answer.CREDITED': 'Your payment was found and is kept as a credit of your business.',
    'claim.answer.MATCHED': 'Your payment was found and posted to an order of payment.',
    'claim.answer.DISMISSED': 'The gateway’s message turned out to be no payment to the municipality.',

    'mail.claim_opened.subject': '{claim_no}: we are looking for your payment',
    'mail.claim_opened.text':
      'You told us that you paid {amount} for {company_name}, reference {reference}. The gateway does not know of it yet. The treasurer answers you by {due_on}.\n\nPlease do not pay again.\n\n{link}',
    'mail.claim_matched.subject': '{claim_no}: your payment was found',
    'mail.claim_matched.text':
      'Your claim about {amount} for {company_name}, reference {reference}, is answered:\n\n{answer}\n\n{link}',
    'mail.claim_refused.subject': '{claim_no}: no payment was found',
    'mail.claim_refused.text':
      'Your claim about {amount} for {company_name}, reference {reference}, is answered:\n\n{answer}\n\nIf you see it otherwise, please bring your proof to the Municipal Treasurer.\n\n{link}',
    'mail.claim_late.subject': '{claim_no} is late',
    'mail.claim_late.text':
      'The claim {claim_no} of {company_name} about {amount}, reference {reference}, should have been answered by {due_on}. Please answer it today.\n\n{link}',
  },
  fil: {
    'claim.reference': 'Isulat ang reference number na ipinakikita ng iyong GCash.',
    'claim.amount': 'Isulat ang halagang ibinayad mo.',
    'claim.paid_on_required': 'Piliin ang araw ng iyong pagbabayad.',
    'claim.day_ahead': 'Hindi pa dumarating ang araw na ito.',
    'claim.too_old': 'Pumili ng araw sa loob ng huling dalawang taon.',
    'claim.no_order': 'Wala pang order of payment, kaya wala pang mababayaran dito.',
    'claim.outcome': 'Piliin kung nahanap ang bayad.',
    'claim.request_id': 'Piliin ang bayad na nahanap.',
    'claim.not_paid': 'Hindi pa kinukumpirma ng gateway ang bayad na ito.',
    'claim.answer': 'Isulat ang sagot sa may-ari.',
    'claim.answered_already': 'Nasagot na ang reklamong ito.',
    'claim.posted_now': 'Tinanong namin ang gateway at nahanap ang iyong bayad. Naitala na ito.',
    'claim.posted_before': 'Naitala na ang iyong bayad. Pakitingnan ang mga resibo nito.',
    'claim.aside':
      'Nahanap namin sa gateway ang iyong bayad, ngunit hindi ito tugma sa order. Magpapasya ang treasurer at susulatan ka hanggang {due_on}.',
    'claim.waits':
      'Hindi pa alam ng gateway ang bayad na ito. Patuloy kaming magtatanong, at sasagutin ka ng treasurer hanggang {due_on}.',
    'claim.late': 'Huli na ang sagot. Pinaalalahanan ang treasurer; patuloy kaming nagtatanong sa gateway.',
    'claim.answer.POSTED': 'Kinumpirma ng gateway ang iyong bayad at naitala na ito.',
    'claim.answer.REFUNDED': 'Nahanap ang iyong bayad at isinauli sa pamamagitan ng gateway.',
    'claim.answer.CREDITED': 'Nahanap ang iyong bayad at iniingatan bilang kredito ng iyong negosyo.',
    'claim.answer.MATCHED': 'Nahanap ang iyong bayad at naitala sa isang order of payment.',
    'claim.answer.DISMISSED': 'Lumabas na hindi bayad sa munisipyo ang mensahe ng gateway.',

    'mail.claim_opened.subject': '{claim_no}: hinahanap namin ang iyong bayad',
    'mail.claim_opened.text':
      'Sinabi mong nagbayad ka ng {amount} para sa {company_name}, reference {reference}. Hindi pa ito alam ng gateway. Sasagutin ka ng treasurer hanggang {due_on}.\n\nHuwag munang magbayad muli.\n\n{link}',
    'mail.claim_matched.subject': '{claim_no}: nahanap ang iyong bayad',
    'mail.claim_matched.text':
      'May sagot na sa iyong reklamo tungkol sa {amount} para sa {company_name}, reference {reference}:\n\n{answer}\n\n{link}',
    'mail.claim_refused.subject': '{claim_no}: walang nahanap na bayad',
    'mail.claim_refused.text':
      'May sagot na sa iyong reklamo tungkol sa {amount} para sa {company_name}, reference {reference}:\n\n{answer}\n\nKung iba ang alam mo, dalhin ang iyong patunay sa Municipal Treasurer.\n\n{link}',
    'mail.claim_late.subject': 'Huli na ang sagot sa {claim_no}',
    'mail.claim_late.text':
      'Dapat ay nasagot na hanggang {due_on} ang reklamong {claim_no} ng {company_name} tungkol sa {amount}, reference {reference}. Pakisagot ito ngayong araw.\n\n{link}',
  },
} as const;
