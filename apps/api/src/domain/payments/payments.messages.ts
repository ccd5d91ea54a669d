import type { Messages } from '@ebpls/contracts';

/** Texts of a payment over the gateway, from the first attempt to the receipt. */
export const messages = {
  'payment.amount_changed': {
    en: 'The amount due today is {amount}. Please review it before you pay.',
    fil: 'Ang dapat bayaran ngayon ay {amount}. Suriin muna ito bago magbayad.',
  },
  'payment.older_first': {
    en: 'The oldest amount due must be paid first. Please choose again.',
    fil: 'Dapat munang bayaran ang pinakalumang bayarin. Pumili muli.',
  },
  'payment.pending_at_bank': {
    en: 'The payment was received and is awaiting bank confirmation. Nothing is due now.',
    fil: 'Natanggap na ang bayad at hinihintay ang kumpirmasyon ng bangko. Wala pang dapat bayaran ngayon.',
  },
  'payment.nothing_due': { en: 'Nothing is due today.', fil: 'Walang dapat bayaran ngayon.' },
  'payment.bill_expired': {
    en: 'This order of payment is no longer valid. The licensing office will compute it again.',
    fil: 'Wala nang bisa ang order of payment na ito. Kukuwentahin itong muli ng tanggapan ng lisensiya.',
  },
  'payment.pending': {
    en: 'A payment of {amount} is still pending at the payment gateway. We are checking it. Please do not pay again.',
    fil: 'Nakabinbin pa sa gateway ang bayad na {amount}. Sinusuri na namin ito. Huwag munang magbayad muli.',
  },
  'payment.under_way': {
    en: 'Another payment for this bill is in progress. Please finish it, or wait until {time}.',
    fil: 'May isa pang pagbabayad na isinasagawa para sa singil na ito. Tapusin iyon, o maghintay hanggang {time}.',
  },
  'payment.order_refused': { en: '{order}: {reason}', fil: '{order}: {reason}' },
  'payment.order_twice': {
    en: 'The same order of payment was selected twice. Please choose again.',
    fil: 'Dalawang beses napili ang isang order of payment. Pumili muli.',
  },
  'payment.refund_pending': {
    en: 'Another refund of the same payment is pending at the gateway. Please try again when it is finished.',
    fil: 'Nakabinbin pa sa gateway ang isa pang refund ng parehong bayad. Subukan muli kapag tapos na ito.',
  },
  'payment.notification_refused': { en: 'The notification was not accepted.', fil: 'Hindi tinanggap ang abiso.' },

  'attempt.staff.REDIRECTED': {
    en: 'The payer is on the gateway’s payment page.',
    fil: 'Nasa gateway ang nagbabayad.',
  },
  'attempt.staff.PENDING': { en: 'Awaiting the gateway.', fil: 'Naghihintay sa gateway.' },
  'attempt.staff.FAILED': { en: 'Declined by the gateway.', fil: 'Tinanggihan ng gateway.' },
  'attempt.staff.CANCELLED': { en: 'Cancelled by the payer.', fil: 'Kinansela ng nagbabayad.' },
  'attempt.staff.EXPIRED': { en: 'Not finished in time.', fil: 'Hindi natapos sa oras.' },
  'attempt.staff.MISMATCH': {
    en: 'The amount differs from the bill. Please review it.',
    fil: 'Iba ang halaga sa singil: suriin ito.',
  },
  'attempt.staff.OVERPAID': {
    en: 'The bill was already paid. Refund or credit this payment.',
    fil: 'Bayad na ang singil: i-refund o i-kredito ito.',
  },
  'attempt.staff.CREDITED': { en: 'Kept as a credit.', fil: 'Itinabi bilang kredito.' },
  'attempt.CREATED': { en: 'The payment was started.', fil: 'Nasimulan na ang pagbabayad.' },
  'attempt.REDIRECTED': { en: 'Waiting for the gateway’s reply.', fil: 'Hinihintay namin ang sagot ng gateway.' },
  'attempt.PENDING': {
    en: 'The payment is pending at the gateway.',
    fil: 'Nakabinbin pa ang bayad ayon sa gateway.',
  },
  'attempt.SUCCEEDED': {
    en: 'Paid. Your electronic receipt is ready.',
    fil: 'Bayad na. Handa na ang elektronikong resibo mo.',
  },
  'attempt.OVERPAID': {
    en:
      'The gateway received this payment, but the bill was already paid. The treasurer will refund or credit the ' +
      'amount.',
    fil:
      'Natanggap ng gateway ang bayad na ito, ngunit bayad na ang singil. Ire-refund o ikekredito ito ng ' +
      'ingat-yaman.',
  },
  'attempt.MISMATCH': {
    en: 'The gateway reported an amount that differs from the bill. The treasurer is reviewing it. Please do not pay again.',
    fil: 'Iba sa singil ang halagang iniulat ng gateway. Sinusuri ito ng ingat-yaman. Huwag munang magbayad muli.',
  },
  'attempt.DECIDED': {
    en: 'The treasurer has decided on this payment. See your statement of account for what is still due.',
    fil: 'Napagpasyahan na ng ingat-yaman ang bayad na ito. Tingnan sa statement of account ang dapat pang bayaran.',
  },
  'attempt.FAILED': {
    en: 'The payment did not go through. Your bill has not been paid.',
    fil: 'Hindi natuloy ang pagbabayad. Hindi pa bayad ang singil mo.',
  },
  'attempt.CANCELLED': {
    en: 'You cancelled the payment. Your bill has not been paid.',
    fil: 'Kinansela mo ang pagbabayad. Hindi pa bayad ang singil mo.',
  },
  'attempt.EXPIRED': {
    en: 'The payment was not finished in time. Your bill has not been paid.',
    fil: 'Hindi natapos sa oras ang pagbabayad. Hindi pa bayad ang singil mo.',
  },
  'attempt.payer.FAILED': {
    en: '{gateway} reported that the payment of {amount} did not go through. The municipality received nothing, and your bill is still unpaid.',
    fil: 'Iniulat ng {gateway} na hindi natuloy ang bayad na {amount}. Walang natanggap ang munisipyo, at hindi pa bayad ang singil mo.',
  },
  'attempt.payer.CANCELLED': {
    en: 'You cancelled the payment of {amount} at {gateway}. The municipality received nothing, and your bill is still unpaid.',
    fil: 'Kinansela mo sa {gateway} ang bayad na {amount}. Walang natanggap ang munisipyo, at hindi pa bayad ang singil mo.',
  },
  'attempt.payer.EXPIRED': {
    en: 'The payment of {amount} with {gateway} was not finished in time. The municipality received nothing, and your bill is still unpaid.',
    fil: 'Hindi natapos sa oras ang bayad na {amount} sa {gateway}. Walang natanggap ang munisipyo, at hindi pa bayad ang singil mo.',
  },
  'attempt.REFUND_PENDING': { en: 'This payment is being refunded.', fil: 'Nire-refund na ang bayad na ito.' },
  'attempt.REFUNDED': { en: 'This payment was refunded.', fil: 'Na-refund na ang bayad na ito.' },
  'attempt.PARTIALLY_REFUNDED': {
    en: 'This payment was partly refunded.',
    fil: 'Na-refund na ang bahagi ng bayad na ito.',
  },
  'mail.payment_received.subject': {
    en: 'We received your payment of {amount}',
    fil: 'Natanggap namin ang iyong bayad na {amount}',
  },
  'mail.payment_received.text': {
    en: 'Thank you. We received {amount} for {company_name}, order of payment {top_no}. Receipts: {receipts}.\n\nYou can download them here.\n\n{link}',
    fil: 'Salamat. Natanggap namin ang {amount} para sa {company_name}, order of payment {top_no}. Mga resibo: {receipts}.\n\nMaaari mong i-download ang mga ito rito.\n\n{link}',
  },
  'mail.payment_failed.subject': {
    en: 'Your payment of {amount} did not go through',
    fil: 'Hindi natuloy ang iyong bayad na {amount}',
  },
  'mail.payment_failed.text': {
    en:
      'The payment of {amount} for {company_name}, order of payment {top_no}, did not go through. Your bill has ' +
      'not been paid. You can try again.\n\n{link}',
    fil:
      'Hindi natuloy ang bayad na {amount} para sa {company_name}, order of payment {top_no}. Hindi pa bayad ang ' +
      'singil mo. Maaari kang sumubok muli.\n\n{link}',
  },
  'mail.payment_set_aside.subject': {
    en: 'Your payment of {amount} is under review by the treasurer',
    fil: 'Susuriin ng ingat-yaman ang iyong bayad na {amount}',
  },
  'mail.payment_set_aside.text': {
    en:
      'The gateway reported a payment of {amount} for {company_name} that does not match order of payment ' +
      '{top_no}. The treasurer will refund or credit it. Please do not pay again.\n\n{link}',
    fil:
      'May iniulat ang gateway na bayad na {amount} para sa {company_name} na hindi tugma sa order of payment ' +
      '{top_no}. Ire-refund o ikekredito ito ng ingat-yaman. Huwag munang magbayad muli.\n\n{link}',
  },
} satisfies Messages;
