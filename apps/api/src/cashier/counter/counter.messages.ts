import type { Messages } from '@ebpls/contracts';

/** The cashier's counter, its receipts and red flags. */
export const messages = {
  'counter.live_attempt': {
    en: 'The owner is paying this order online now. Please wait until {time}, or until the payment is finished.',
    fil: 'Kasalukuyang binabayaran ng may-ari online ang order na ito. Maghintay hanggang {time}, o hanggang matapos ang bayad.',
  },
  'counter.pending_attempt': {
    en: 'An online payment of {amount} is pending at the gateway. Do not accept payment now, because the owner may pay twice.',
    fil:
      'Nakabinbin sa gateway ang online na bayad na {amount}. Huwag munang tumanggap ng bayad, dahil baka ' +
      'madoble ang bayad ng may-ari.',
  },
  'counter.short_tender': { en: 'This is less than the amount due.', fil: 'Kulang ito sa dapat bayaran.' },
  'counter.less_needs_approval': {
    en: 'A payment below the amount due needs approval by a treasury officer.',
    fil: 'Kailangan ng pahintulot ng opisyal ng ingat-yaman para sa mas maliit na bayad.',
  },
  'counter.more_than_due': {
    en: 'Only {amount} is due today. Do not accept more than that.',
    fil: '{amount} lamang ang dapat bayaran ngayon. Huwag tumanggap nang higit dito.',
  },
  'counter.whole_amount_due': {
    en: 'This is the full amount due. No approval is needed.',
    fil: 'Ito na ang buong dapat bayaran. Hindi na kailangan ng pahintulot.',
  },
  'counter.forms_required': {
    en: 'Paper receipts needed for this payment: {count}, one for each agency.',
    fil: 'Kailangan ng bayad na ito ng {count} papel na resibo, isa sa bawat ahensiya.',
  },
  'counter.form_expected': {
    en: 'The next number in your booklet is {serial}. Use forms in order. If a form is spoiled, cancel it first.',
    fil:
      'Ang susunod na numero ng iyong booklet ay {serial}. Sunod-sunod ang gamit ng mga form. Kung may nasirang ' +
      'form, kanselahin muna ito.',
  },
  'counter.no_forms': {
    en: 'Your booklets have no forms left. Please request another booklet from the treasurer.',
    fil: 'Wala nang natitirang form sa iyong mga booklet. Humingi sa ingat-yaman ng panibago.',
  },
  'counter.flag': { en: 'Red flag {flag_no}: {message}', fil: 'Red flag {flag_no}: {message}' },
  'tender.day_in_future': { en: 'This date is in the future.', fil: 'Hindi pa dumarating ang petsang ito.' },
  'tender.before_order': {
    en: 'The order of payment was issued on {day}, so the deposit cannot have an earlier date.',
    fil: 'Inilabas ang order of payment noong {day}, kaya hindi maaaring mas maaga roon ang petsa ng deposito.',
  },
  'tender.cheque_stale': {
    en: 'This check is older than 180 days, so the bank will not pay it.',
    fil: 'Mahigit 180 araw na ang tsekeng ito, kaya hindi na ito babayaran ng bangko.',
  },
  'tender.cheque_used': { en: 'This check was already accepted.', fil: 'Natanggap na ang tsekeng ito.' },
  'tender.slip_used': { en: 'This deposit slip was already used.', fil: 'Nagamit na ang deposit slip na ito.' },

  'approval.missing': {
    en: 'There is no approval for this amount today.',
    fil: 'Walang pahintulot para sa halagang ito ngayong araw.',
  },
  'approval.past_day': {
    en: 'This request was for a payment on {day} only. Please have the cashier send a new request.',
    fil: 'Para lamang sa bayad noong {day} ang hiling na ito. Magpagawa ng bagong hiling sa kahera.',
  },
  'approval.pending': {
    en: 'The treasury has already been notified but has not decided on the request yet.',
    fil: 'Naabisuhan na ang ingat-yaman ngunit wala pang pasya.',
  },
  'approval.own': {
    en: 'You requested this approval, so another person must decide on it.',
    fil: 'Ikaw ang humiling ng pahintulot na ito, kaya ibang tao ang dapat magpasya.',
  },
  'approval.decided': {
    en: 'This request for approval was already approved or denied.',
    fil: 'Napagpasyahan na ang hiling na pahintulot na ito.',
  },

  'receipt.closed_report': {
    en: 'This receipt is in a closed report, so it can no longer be cancelled. Request a reversal instead.',
    fil: 'Nasa saradong ulat na ang resibong ito, kaya hindi na ito makakansela. Humiling ng pagbaligtad nito.',
  },
  'receipt.not_today': {
    en: 'This receipt was not issued today, so it can no longer be cancelled. Request a reversal instead.',
    fil: 'Hindi inilabas ngayong araw ang resibong ito, kaya hindi na ito makakansela. Humiling ng pagbaligtad nito.',
  },
  'receipt.still_today': {
    en: 'This receipt was issued today and is not in a closed report, so a treasury officer can still cancel it.',
    fil:
      'Ibinigay ngayong araw ang resibong ito at wala pa sa saradong ulat, kaya makakansela ito ng opisyal ' +
      'ng ingat-yaman.',
  },
  'receipt.already_reversed': {
    en: 'This receipt is already cancelled or reversed.',
    fil: 'Kinansela o binaligtad na ang resibong ito.',
  },
  'receipt.online': {
    en: 'This payment was made through the gateway, so it must be refunded through the gateway.',
    fil: 'Sa gateway ginawa ang bayad na ito, kaya sa gateway rin ito ire-refund.',
  },

  'flag.BOUNCED_CHEQUE': {
    en: 'Check {cheque_no} of {bank} for {amount} was returned unpaid: {reason}',
    fil: 'Ibinalik nang hindi nababayaran ang tsekeng {cheque_no} ng {bank} na {amount}: {reason}',
  },
  'flag.resolved': { en: 'This red flag is already resolved.', fil: 'Nalutas na ang red flag na ito.' },
  'flag.stops_renewal': {
    en: 'This business has red flag {flag_no}. No renewal can be filed until the treasurer has resolved it.',
    fil: 'May red flag na {flag_no} ang negosyong ito, kaya hindi makapaghahain ng renewal hangga’t hindi ito nalulutas ng ingat-yaman.',
  },
  'flag.stops_release': {
    en: 'This business has red flag {flag_no}. Its permit cannot be released until the treasurer has resolved it.',
    fil: 'May red flag na {flag_no} ang negosyong ito, kaya hindi mailalabas ang permit hangga’t hindi ito nalulutas ng ingat-yaman.',
  },
  'permit.cheque_uncleared': {
    en: 'The payment was made with a check that has not been cleared yet, so the permit cannot be released.',
    fil: 'Tsekeng hindi pa na-clear ang ibinayad, kaya hindi pa mailalabas ang permit.',
  },

  'mail.receipt_undone.subject': {
    en: 'A payment of {amount} was cancelled or reversed',
    fil: 'Kinansela o binaligtad ang bayad na {amount}',
  },
  'mail.receipt_undone.text': {
    en:
      'A payment of {amount} for {company_name} was cancelled or reversed: {reason}\n\nReceipts: {receipts}. The amount is ' +
      'due again on order of payment {top_no}. If you have questions, please contact the Municipal Treasurer.\n\n' +
      '{link}',
    fil:
      'Kinansela o binaligtad ang bayad na {amount} para sa {company_name}: {reason}\n\nMga resibo: {receipts}. Muling ' +
      'babayaran ang halaga sa order of payment na {top_no}. Kung may tanong ka, makipag-ugnayan sa Ingat-yamang ' +
      'Bayan.\n\n{link}',
  },
} satisfies Messages;
