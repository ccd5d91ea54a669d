/** The cashier's counter, paper forms, cheques, red flags and the report of collections and deposits. */
export const counter = {
  en: {
    'counter.search_required': 'Please type an order or business number, or a name.',
    'counter.live_attempt':
      'The owner is paying this order online at this moment. Please wait until {time}, or until the payment has ended.',
    'counter.pending_attempt':
      'An online payment of {amount} is pending at the gateway. Taking money now would collect twice.',
    'counter.short_tender': 'This is less than the amount to be paid.',
    'counter.less_needs_approval': 'A smaller payment needs the approval of a treasurer.',
    'counter.more_than_due': 'Only {amount} is owed today. Please take no more than that.',
    'counter.whole_amount_due': 'That is the whole amount due. No approval is needed.',
    'counter.forms_wanted': 'This payment needs {count} paper receipts, one for each agency.',
    'counter.form_expected':
      'The next number of your booklet is {serial}. Forms are used in order; cancel a spoilt one first.',
    'counter.no_forms': 'Your booklets have no form left. Please ask the treasurer for another.',
    'counter.flag': 'Red flag {flag_no}: {message}',

    'tender.bank_required': 'Please name the bank.',
    'tender.cheque_no_required': 'Please type the number of the cheque.',
    'tender.cheque_no_format': 'Digits only, as printed on the cheque.',
    'tender.reference_required': 'Please type the reference of the slip.',
    'tender.dated_on_required': 'Please choose the date on the cheque.',
    'tender.deposited_on_required': 'Please choose the day of the deposit.',
    'tender.day_ahead': 'This day has not come yet.',
    'tender.before_order':
      'The order of payment was issued on {day}, so nothing can have been deposited for it before.',
    'tender.cheque_stale': 'This cheque is older than 180 days, so the bank will not pay it.',
    'tender.cheque_used': 'This cheque was taken already.',
    'tender.slip_used': 'This slip was used already.',

    'approval.missing': 'There is no approval for this amount today.',
    'approval.waiting': 'A treasurer was asked already and has not decided yet.',
    'approval.own': 'You asked for this, so another person must decide.',
    'approval.decided': 'This was decided already.',

    'receipt.closed_report':
      'The report of this receipt is closed, so it can no longer be cancelled. Ask for its reversal.',
    'receipt.not_today': 'This receipt is not of today, so it can no longer be cancelled. Ask for its reversal.',
    'receipt.still_today': 'This receipt is of today and in no closed report, so a treasurer can cancel it.',
    'receipt.undone': 'This receipt is cancelled or reversed already.',
    'receipt.online': 'This was paid through the gateway, so it is given back through the gateway.',
    'receipt.bounce_only': 'This was paid by cheque. When the bank returned it, mark the cheque as bounced.',

    'form.serial': 'Please type the printed number, at most seven digits.',
    'form.holder_required': 'Please choose a cashier.',
    'form.not_cashier': 'This person is not a cashier.',
    'form.range': 'A booklet holds 1 to 50 numbers, the first not after the last.',
    'form.overlap': 'Some of these numbers belong to another booklet.',
    'form.not_next': 'Your next form is {serial}. Forms are used in the order of their numbers.',
    'form.lost_unknown': 'These numbers are not all unused forms of one booklet.',

    'cheque.is.HELD': 'This cheque is not deposited yet. It clears after the deposit.',
    'cheque.is.DEPOSITED': 'This cheque waits for the bank.',
    'cheque.is.CLEARED': 'This cheque is cleared already.',
    'cheque.is.BOUNCED': 'This cheque bounced already.',
    'cheque.is.CANCELLED': 'The payment of this cheque was cancelled.',
    'cheque.too_early': 'The clearing hold of this cheque ends on {day}.',

    'flag.BOUNCED_CHEQUE': 'Cheque {cheque_no} of {bank} over {amount} was returned unpaid: {reason}',
    'flag.resolved': 'This red flag is resolved already.',
    'flag.remarks': 'Please write how this was settled.',
    'flag.stops_renewal':
      'This business has a red flag, {flag_no}, so no renewal can be filed until the treasurer has resolved it.',
    'flag.stops_release':
      'This business has a red flag, {flag_no}, so its permit cannot be released until the treasurer has resolved it.',
    'permit.cheque_uncleared':
      'The payment was made by a cheque that is not cleared yet, so the permit cannot be released.',

    'collection.earlier_open': 'Please close the report of {day} first.',
    'collection.count_differs': 'The count is {counted}, but the cash of this report is {cash}.',
    'collection.not_prepared': 'The collecting officer has not counted the cash yet.',
    'collection.not_own': 'Only the collecting officer counts this cash.',
    'collection.own_close': 'You collected this money, so another person must close the report.',
    'collection.nothing': 'There is nothing to report for this day.',
    'collection.too_much_cash': 'The deposits hold more cash than was collected.',
    'collection.cheque_gone': 'A cheque of these deposits was taken out meanwhile. Please prepare the report again.',
    'collection.value_twice': 'Each bill or coin is counted once.',
    'collection.deposit_empty': 'A deposit holds cash or a cheque.',
    'collection.electronic': 'Electronic',

    'timeline.reverse_payment': 'A payment was taken back: {amount}',

    'mail.receipt_undone.subject': 'A payment of {amount} was taken back',
    'mail.receipt_undone.text':
      'The receipts {receipts} of {company_name} over {amount} were cancelled or reversed: {reason}\n\nWhat they paid is owed again on order of payment {top_no}. If you do not know why, please ask the Municipal Treasurer.\n\n{link}',
    'cheque.penalty': 'The revenue code adds {amount} for the returned cheque ({section}).',
    'cheque.no_penalty': 'Nothing is added for the returned cheque itself.',
    'mail.cheque_bounced.subject': 'Your cheque of {amount} was returned unpaid',
    'mail.cheque_bounced.text':
      'The bank returned cheque {cheque_no} of {bank} over {amount} for {company_name}: {reason}\n\nThe receipts {receipts} are reversed and the amount is owed again on order of payment {top_no}. {penalty} Until the Municipal Treasurer has resolved red flag {flag_no}, no permit is released and no renewal can be filed.\n\n{link}',
  },
  fil: {
    'counter.search_required': 'Ilagay ang numero ng order o negosyo, o isang pangalan.',
    'counter.live_attempt':
      'Kasalukuyang binabayaran ng may-ari online ang order na ito. Maghintay hanggang {time}, o hanggang matapos ang bayad.',
    'counter.pending_attempt':
      'Nakabinbin sa gateway ang online na bayad na {amount}. Madodoble ang singil kung tatanggap ngayon.',
    'counter.short_tender': 'Kulang ito sa dapat bayaran.',
    'counter.less_needs_approval': 'Kailangan ng pahintulot ng treasurer para sa mas maliit na bayad.',
    'counter.more_than_due': '{amount} lamang ang dapat bayaran ngayon. Huwag tumanggap nang higit dito.',
    'counter.whole_amount_due': 'Ito na ang buong dapat bayaran. Hindi na kailangan ng pahintulot.',
    'counter.forms_wanted': 'Kailangan ng bayad na ito ng {count} papel na resibo, isa sa bawat ahensiya.',
    'counter.form_expected':
      'Ang susunod na numero ng iyong booklet ay {serial}. Sunod-sunod ang gamit ng mga form; kanselahin muna ang nasira.',
    'counter.no_forms': 'Wala nang natitirang form sa iyong mga booklet. Humingi sa treasurer ng panibago.',
    'counter.flag': 'Red flag {flag_no}: {message}',

    'tender.bank_required': 'Ilagay ang pangalan ng bangko.',
    'tender.cheque_no_required': 'Ilagay ang numero ng tseke.',
    'tender.cheque_no_format': 'Mga numero lamang, ayon sa nakalimbag sa tseke.',
    'tender.reference_required': 'Ilagay ang reference ng deposit slip.',
    'tender.dated_on_required': 'Piliin ang petsa na nasa tseke.',
    'tender.deposited_on_required': 'Piliin ang araw ng deposito.',
    'tender.day_ahead': 'Hindi pa dumarating ang araw na ito.',
    'tender.before_order':
      'Inilabas ang order of payment noong {day}, kaya walang maaaring naideposito para dito bago noon.',
    'tender.cheque_stale': 'Mahigit 180 araw na ang tsekeng ito, kaya hindi na ito babayaran ng bangko.',
    'tender.cheque_used': 'Natanggap na ang tsekeng ito.',
    'tender.slip_used': 'Nagamit na ang deposit slip na ito.',

    'approval.missing': 'Walang pahintulot para sa halagang ito ngayong araw.',
    'approval.waiting': 'Naitanong na ito sa treasurer at hindi pa napapasya.',
    'approval.own': 'Ikaw ang humiling nito, kaya ibang tao ang dapat magpasya.',
    'approval.decided': 'Napasya na ito.',

    'receipt.closed_report':
      'Sarado na ang report ng resibong ito, kaya hindi na ito makakansela. Humiling ng pagbaligtad nito.',
    'receipt.not_today':
      'Hindi ngayong araw ang resibong ito, kaya hindi na ito makakansela. Humiling ng pagbaligtad nito.',
    'receipt.still_today':
      'Ngayong araw ang resibong ito at wala pa sa saradong report, kaya makakansela ito ng treasurer.',
    'receipt.undone': 'Kinansela o binaligtad na ang resibong ito.',
    'receipt.online': 'Binayaran ito sa gateway, kaya sa gateway rin ito ibabalik.',
    'receipt.bounce_only': 'Tseke ang ibinayad dito. Kung ibinalik ito ng bangko, markahan ang tseke bilang tumalbog.',

    'form.serial': 'Ilagay ang nakalimbag na numero, hanggang pitong digit.',
    'form.holder_required': 'Pumili ng kahera.',
    'form.not_cashier': 'Hindi kahera ang taong ito.',
    'form.range': '1 hanggang 50 numero ang laman ng booklet, at hindi lalampas ang una sa huli.',
    'form.overlap': 'May mga numero rito na nasa ibang booklet na.',
    'form.not_next': 'Ang susunod mong form ay {serial}. Sunod-sunod ang gamit ng mga form.',
    'form.lost_unknown': 'Hindi lahat ng ito ay hindi pa nagagamit na form ng iisang booklet.',

    'cheque.is.HELD': 'Hindi pa nadedeposito ang tsekeng ito. Maki-clear ito pagkatapos ng deposito.',
    'cheque.is.DEPOSITED': 'Hinihintay pa ng tsekeng ito ang bangko.',
    'cheque.is.CLEARED': 'Na-clear na ang tsekeng ito.',
    'cheque.is.BOUNCED': 'Tumalbog na ang tsekeng ito.',
    'cheque.is.CANCELLED': 'Kinansela ang bayad ng tsekeng ito.',
    'cheque.too_early': 'Matatapos ang clearing hold ng tsekeng ito sa {day}.',

    'flag.BOUNCED_CHEQUE': 'Ibinalik nang hindi nababayaran ang tsekeng {cheque_no} ng {bank} na {amount}: {reason}',
    'flag.resolved': 'Nalutas na ang red flag na ito.',
    'flag.remarks': 'Isulat kung paano ito nalutas.',
    'flag.stops_renewal':
      'May red flag na {flag_no} ang negosyong ito, kaya hindi makapaghahain ng renewal hangga’t hindi ito nalulutas ng treasurer.',
    'flag.stops_release':
      'May red flag na {flag_no} ang negosyong ito, kaya hindi mailalabas ang permit hangga’t hindi ito nalulutas ng treasurer.',
    'permit.cheque_uncleared': 'Tsekeng hindi pa na-clear ang ibinayad, kaya hindi pa mailalabas ang permit.',

    'collection.earlier_open': 'Isara muna ang report ng {day}.',
    'collection.count_differs': 'Ang bilang ay {counted}, ngunit ang salapi ng report na ito ay {cash}.',
    'collection.not_prepared': 'Hindi pa binibilang ng kolektor ang salapi.',
    'collection.not_own': 'Ang kolektor lamang ang bumibilang ng salaping ito.',
    'collection.own_close': 'Ikaw ang kumolekta ng salaping ito, kaya ibang tao ang dapat magsara ng report.',
    'collection.nothing': 'Walang iuulat sa araw na ito.',
    'collection.too_much_cash': 'Mas malaki ang salapi sa mga deposito kaysa sa nakolekta.',
    'collection.cheque_gone': 'May tsekeng inalis na sa mga depositong ito. Ihandang muli ang report.',
    'collection.value_twice': 'Isang beses lamang binibilang ang bawat salaping papel o barya.',
    'collection.deposit_empty': 'May salapi o tseke dapat ang deposito.',
    'collection.electronic': 'Elektroniko',

    'timeline.reverse_payment': 'Binawi ang isang bayad: {amount}',

    'mail.receipt_undone.subject': 'Binawi ang bayad na {amount}',
    'mail.receipt_undone.text':
      'Kinansela o binaligtad ang mga resibong {receipts} ng {company_name} na {amount}: {reason}\n\nMuling babayaran ang halaga sa order of payment na {top_no}. Kung hindi mo alam ang dahilan, magtanong sa Municipal Treasurer.\n\n{link}',
    'cheque.penalty': 'Nagdaragdag ang revenue code ng {amount} para sa ibinalik na tseke ({section}).',
    'cheque.no_penalty': 'Walang idinaragdag para sa mismong tsekeng ibinalik.',
    'mail.cheque_bounced.subject': 'Ibinalik nang hindi nababayaran ang iyong tseke na {amount}',
    'mail.cheque_bounced.text':
      'Ibinalik ng bangko ang tsekeng {cheque_no} ng {bank} na {amount} para sa {company_name}: {reason}\n\nBinaligtad ang mga resibong {receipts} at muling babayaran ang halaga sa order of payment na {top_no}. {penalty} Hangga’t hindi nalulutas ng Municipal Treasurer ang red flag na {flag_no}, walang permit na ilalabas at walang renewal na maihahain.\n\n{link}',
  },
} as const;
