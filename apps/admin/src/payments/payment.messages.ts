import { defineMessages } from '@ebpls/remote-kit';

/** Payments of the gateway: tries, notifications, money that was set aside, claims, settlements. */
export const texts = {
  title: { en: 'Payments', fil: 'Mga Bayad' },
  subtitle: { en: 'All payment attempts through the payment gateway.', fil: 'Bawat bayad na sinubukan sa gateway.' },
  search: { en: 'Business or number', fil: 'Negosyo o numero' },
  started: { en: 'Started', fil: 'Sinimulan' },
  business: { en: 'Business', fil: 'Negosyo' },
  method: { en: 'Method', fil: 'Paraan' },
  state: { en: 'Status', fil: 'Katayuan' },
  all_states: { en: 'All statuses', fil: 'Lahat ng katayuan' },
  receipts: { en: 'Receipts', fil: 'Mga resibo' },
  more_receipts_one: { en: 'and {count} more', fil: 'at {count} pa' },
  more_receipts_other: { en: 'and {count} more', fil: 'at {count} pa' },
  amount: { en: 'Amount', fil: 'Halaga' },
  amount_requested: { en: 'Amount requested', fil: 'Halagang hiningi' },
  amount_received: { en: 'Amount received', fil: 'Halagang natanggap' },
  none: { en: 'No payment attempts yet', fil: 'Wala pang sinubukang bayad' },
  none_text: {
    en: 'Payment attempts appear here when an owner opens the payment page.',
    fil: 'Lalabas dito ang mga pagsubok kapag pumunta ang may-ari sa pahina ng bayaran.',
  },

  acts: { en: 'Actions', fil: 'Mga gawain' },
  cancel: { en: 'Cancel', fil: 'Kanselahin' },
  reason: { en: 'Reason', fil: 'Dahilan' },
  number: { en: 'Number', fil: 'Numero' },

  notifications_title: { en: 'Gateway notices', fil: 'Mga abiso ng gateway' },
  notifications_subtitle: {
    en: 'All messages from the gateway, as received.',
    fil: 'Lahat ng mensahe mula sa gateway, ayon sa pagkakatanggap.',
  },
  notifications_search: { en: 'Attempt or sender', fil: 'Pagsubok o nagpadala' },
  notifications_none: { en: 'No notices yet', fil: 'Wala pang abiso' },
  notifications_none_text: {
    en: 'Notices appear here when the gateway reports a payment.',
    fil: 'Lalabas dito ang mga abiso kapag nag-ulat ng bayad ang gateway.',
  },
  received: { en: 'Received', fil: 'Natanggap' },
  verdict: { en: 'Result', fil: 'Resulta' },
  all_verdicts: { en: 'All results', fil: 'Lahat ng resulta' },
  RECEIVED: { en: 'Not processed yet', fil: 'Hindi pa nasusuri' },
  FORGED: { en: 'Refused', fil: 'Tinanggihan' },
  UNKNOWN: { en: 'Unknown number', fil: 'Di-kilalang numero' },
  JUDGED: { en: 'Processed', fil: 'Nasuri' },
  outcome: { en: 'Action taken', fil: 'Ginawang hakbang' },
  stated: { en: 'Content', fil: 'Ang sinasabi nito' },
  nothing_stated: { en: 'Not readable', fil: 'Walang mabasa' },
  times_one: { en: 'Received {count} time', fil: '{count} beses dumating' },
  times_other: { en: 'Received {count} times', fil: '{count} beses dumating' },
  from: { en: 'From {address}', fil: 'Mula sa {address}' },

  unallocated: { en: 'Unallocated', fil: 'Hindi nailaan' },
  exceptions_title: { en: 'Unallocated payments', fil: 'Mga bayad na hindi nailaan' },
  exceptions_subtitle: {
    en: 'Payments made twice, in a different amount, or with an unknown payment number. They remain here until you match, refund or credit them.',
    fil: 'Mga bayad na nadoble, may ibang halaga o may hindi kilalang numero. Nananatili ang mga ito rito hanggang itugma, i-refund o ikredito mo.',
  },
  exceptions_none: { en: 'No unallocated payments', fil: 'Walang bayad na hindi nailaan' },
  exceptions_none_text: {
    en: 'All payments have been posted.',
    fil: 'Naitala ang bawat bayad ayon sa pagkakatanggap nito.',
  },
  closed_none: { en: 'No closed payments yet', fil: 'Wala pang naisara' },
  pending: { en: 'Pending', fil: 'Naghihintay' },
  closed: { en: 'Closed', fil: 'Sarado' },
  which: { en: 'Filter', fil: 'Filter' },
  opened: { en: 'Since', fil: 'Mula' },
  why: { en: 'Reason', fil: 'Dahilan' },
  OVERPAYMENT: { en: 'Paid twice', fil: 'Dalawang beses nabayaran' },
  MISMATCH: { en: 'Different amount', fil: 'Ibang halaga' },
  UNKNOWN_MONEY: { en: 'Unknown number', fil: 'Di-kilalang numero' },
  OPEN: { en: 'For decision', fil: 'Pagpapasyahan' },
  PROPOSED: { en: 'Pending second approval', fil: 'Naghihintay ng ikalawang pag-apruba' },
  REFUNDING: { en: 'Being refunded', fil: 'Nire-refund' },
  CLOSED: { en: 'Closed', fil: 'Sarado' },
  proposed_by: { en: 'Proposed by {name}', fil: 'Iminungkahi ni {name}' },
  decided_by: { en: 'Approved by {name}', fil: 'Inaprubahan ni {name}' },
  refund: { en: 'Refund', fil: 'I-refund' },
  approve: { en: 'Approve', fil: 'Aprubahan' },
  decline: { en: 'Decline', fil: 'Tanggihan' },
  credit: { en: 'Keep as credit', fil: 'Gawing kredito' },
  match: { en: 'Post to an order', fil: 'Itala sa order' },
  dismiss: { en: 'Close', fil: 'Isara' },
  dialog_refund: { en: 'Refund {amount}?', fil: 'I-refund ang {amount}?' },
  lead_refund: {
    en:
      'The gateway will refund the amount to the payer’s wallet. Larger amounts need approval by another ' +
      'treasury officer.',
    fil: 'Ire-refund ng gateway ang halaga sa wallet ng nagbayad. Kapag mas malaki ang halaga, kailangan ang pag-apruba ng isa pang opisyal ng ingat-yaman.',
  },
  dialog_approve: { en: 'Approve the proposal for {amount}?', fil: 'Aprubahan ang mungkahi para sa {amount}?' },
  lead_approve: { en: '{message} Proposed by {name}: {reason}', fil: '{message} Iminungkahi ni {name}: {reason}' },
  dialog_decline: { en: 'Decline the proposal for {amount}?', fil: 'Tanggihan ang mungkahi para sa {amount}?' },
  dialog_credit: { en: 'Keep {amount} as a credit?', fil: 'Gawing kredito ang {amount}?' },
  lead_credit: {
    en:
      'The amount will be applied to the next order of payment of the business. The owner will be notified. If the ' +
      'payer is unknown, larger amounts need approval by another treasury officer.',
    fil:
      'Ilalapat ang halaga sa susunod na order of payment ng negosyo. Aabisuhan ang may-ari. Kung hindi kilala ang ' +
      'nagbayad, kailangan ng mas malaking halaga ang pag-apruba ng isa pang opisyal ng ingat-yaman.',
  },
  company_code: { en: 'Business number', fil: 'Numero ng negosyo' },
  company_help: {
    en: 'For example SI-000102. The gateway reference number does not match our records, so please identify the business.',
    fil: 'Gaya ng SI-000102. Hindi tugma sa aming talaan ang numero ng gateway, kaya pakitukoy ang negosyo.',
  },
  dialog_match: { en: 'Post {amount} to an order of payment?', fil: 'Itala ang {amount} sa isang order?' },
  lead_match: {
    en:
      'The amount will be posted as of the date the payment was started. Any excess will become a credit. If the ' +
      'payer is unknown, larger amounts need approval by another treasury officer.',
    fil:
      'Itatala ang halaga sa petsang sinimulan ang bayad. Magiging kredito ang sobra. Kung hindi kilala ang ' +
      'nagbayad, kailangan ng mas malaking halaga ang pag-apruba ng isa pang opisyal ng ingat-yaman.',
  },
  top_no: { en: 'Order of payment', fil: 'Order of payment' },
  top_help: { en: 'For example TOP-2026-000045', fil: 'Gaya ng TOP-2026-000045' },
  dialog_dismiss: { en: 'Close without payment?', fil: 'Isara nang walang bayad?' },
  lead_dismiss: {
    en: 'Close this payment only if the gateway confirms that no money was paid to us. The posting will be reversed.',
    fil: 'Isara lamang ang bayad na ito kung kinumpirma ng gateway na walang naibayad sa atin. Babaligtarin ang tala.',
  },
  success_refund: {
    en: 'The refund was sent to the gateway, or submitted for approval.',
    fil: 'Naipadala na sa gateway ang refund, o naisumite para sa pag-apruba.',
  },
  success_approve: {
    en: 'The proposal was approved. A refund is being sent to the payment gateway.',
    fil: 'Inaprubahan ang mungkahi. Kung refund ito, ipinapadala na ang hiling sa gateway.',
  },
  success_decline: {
    en: 'The proposal was declined. The payment still needs a decision.',
    fil: 'Tinanggihan ang mungkahi. Kailangan pa ng pasya ang bayad.',
  },
  success_credit: {
    en: 'The amount was credited to the business, or submitted for approval.',
    fil: 'Ikinredito ang halaga sa negosyo, o naisumite para sa pag-apruba.',
  },
  success_match: {
    en: 'The payment was posted with its receipts, or submitted for approval.',
    fil: 'Naitala ang bayad kasama ang mga resibo, o naisumite para sa pag-apruba.',
  },
  success_dismiss: { en: 'The case was closed without a payment.', fil: 'Naisara ito nang walang bayad.' },

  claims_title: { en: 'Payment reports', fil: 'Mga ulat ng bayad' },
  claims_subtitle: {
    en: 'Payments that owners reported as missing from the system. They were checked with the gateway, but each report still needs a reply.',
    fil: 'Mga bayad na iniulat ng mga may-ari na hindi lumalabas. Sinuri na sa gateway, pero kailangan pa ng sagot ang mga ulat.',
  },
  claims_search: { en: 'Business or number', fil: 'Negosyo o numero' },
  claims_none: { en: 'No pending payment reports', fil: 'Walang nakabinbing ulat ng bayad' },
  claims_none_text: {
    en: 'Owners can report a missing payment from the page that shows their amount due.',
    fil: 'Maiuulat ng mga may-ari ang bayad na hindi lumalabas mula sa pahina ng dapat bayaran.',
  },
  answered_none: { en: 'No answered reports yet', fil: 'Wala pang nasagot na ulat' },
  claims_open: { en: 'Open', fil: 'Bukas' },
  claims_answered: { en: 'Answered', fil: 'Nasagot' },
  claimed: { en: 'Reported amount', fil: 'Iniulat na halaga' },
  claimed_on: { en: 'on {day}', fil: 'noong {day}' },
  due: { en: 'Reply by', fil: 'Sagutin hanggang' },
  late: { en: 'Late', fil: 'Huli' },
  claimant: { en: 'Owner', fil: 'May-ari' },
  answer: { en: 'Reply', fil: 'Sagot' },
  answer_claim: { en: 'Reply', fil: 'Sagutin' },
  screenshot: { en: 'Screenshot', fil: 'Screenshot' },
  MATCHED: { en: 'Payment found', fil: 'Nahanap ang bayad' },
  REFUSED: { en: 'Payment not found', fil: 'Hindi nahanap ang bayad' },
  dialog_answer: { en: 'Reply to {claim_no}', fil: 'Sagutin ang {claim_no}' },
  lead_answer: {
    en: '{name} reported {amount} on {day}, reference {reference}. {note}',
    fil: 'Iniulat ni {name}: {amount} noong {day}, reference {reference}. {note}',
  },
  result: { en: 'Was the payment found?', fil: 'Nahanap ba ang bayad?' },
  result_which: { en: 'Matching payment', fil: 'Tumutugmang bayad' },
  result_none: { en: 'None', fil: 'Wala' },
  answer_text: { en: 'Reply to the owner', fil: 'Sagot sa may-ari' },
  success_answer: {
    en: 'The reply was saved. The owner will be notified.',
    fil: 'Na-save ang sagot. Aabisuhan ang may-ari.',
  },

  settlements_title: { en: 'Gateway settlements', fil: 'Mga settlement ng gateway' },
  settlements_subtitle: {
    en: 'Payouts from the gateway, compared with the payments and tracked until the bank receives the money.',
    fil: 'Mga ibinabayad ng gateway, na inihahambing sa mga bayad at sinusubaybayan hanggang matanggap ng bangko.',
  },
  settlements_none: { en: 'No settlement files yet', fil: 'Wala pang settlement file' },
  settlements_none_text: {
    en: 'Import the gateway’s daily file: a CSV with the columns request_id, response_id, gross, fee, net, settled_on and bank_reference.',
    fil:
      'I-import ang arawang file ng gateway: CSV na may request_id, response_id, gross, fee, net, settled_on at ' +
      'bank_reference.',
  },
  import: { en: 'Import a file', fil: 'Mag-import ng file' },
  importing: { en: 'Checking…', fil: 'Sinusuri…' },
  import_help: {
    en: 'CSV, 2 MB or less. If a row has an error, nothing is imported and each error is listed.',
    fil: 'CSV, 2 MB o mas maliit. Kung may mali ang isang hilera, walang mai-import at ililista ang bawat mali.',
  },
  refused_title: { en: 'The file was not imported', fil: 'Hindi tinanggap ang file' },
  row_problem: { en: 'Row {row}, {column}: {message}', fil: 'Hilera {row}, {column}: {message}' },
  more_problems: { en: 'and {count} more', fil: 'at {count} pa' },
  file: { en: 'File', fil: 'File' },
  imported: { en: 'Imported', fil: 'In-import' },
  rows: { en: 'Rows', fil: 'Mga hilera' },
  gross: { en: 'Gross', fil: 'Gross' },
  fee: { en: 'Fee', fil: 'Singil' },
  net: { en: 'Net', fil: 'Net' },
  progress: { en: 'Progress', fil: 'Progreso' },
  count_matched: { en: '{count} matched', fil: '{count} tugma' },
  count_exceptions: { en: '{count} for decision', fil: '{count} pagpapasyahan' },
  count_deposited: { en: '{count} deposited', fil: '{count} nadeposito' },
  count_closed: { en: '{count} closed', fil: '{count} sarado' },
  missing_title: { en: 'Payments not yet settled', fil: 'Mga bayad na hindi pa naibibigay ng gateway' },
  missing_text_one: {
    en: '{count} payment, for {amount}, has not been settled for more than {days} working days.',
    fil:
      '{count} bayad, {amount} ang halaga, ang hindi pa naibibigay ng gateway nang lampas sa {days} araw ' +
      'ng trabaho.',
  },
  missing_text_other: {
    en: '{count} payments, for a total of {amount}, have not been settled for more than {days} working days.',
    fil:
      '{count} bayad, {amount} ang kabuuan, ang hindi pa naibibigay ng gateway nang lampas sa {days} araw ' +
      'ng trabaho.',
  },
  missing_none: {
    en: 'No payments have remained unsettled for more than {days} working days.',
    fil: 'Walang bayad na hindi pa naibibigay ng gateway nang lampas sa {days} araw ng trabaho.',
  },
  paid: { en: 'Paid', fil: 'Binayaran' },
  days: { en: 'Working days', fil: 'Araw ng trabaho' },

  deposits: { en: 'Deposits by bank reference', fil: 'Mga deposito ayon sa bank reference' },
  bank_reference: { en: 'Bank reference', fil: 'Bank reference' },
  deposit: { en: 'Confirm deposit', fil: 'Kumpirmahin ang deposito' },
  deposited_on: { en: 'Received on', fil: 'Natanggap noong' },
  not_deposited: { en: 'Not confirmed', fil: 'Hindi pa kumpirmado' },
  dialog_deposit: { en: 'Did the bank receive {amount}?', fil: 'Natanggap ba ng bangko ang {amount}?' },
  lead_deposit: {
    en: 'Reference {reference}. The bank, gateway charges and receivable accounts in the ledger will be updated.',
    fil: 'Reference {reference}. Ia-update ang ledger: bangko, singil ng gateway, at ang halagang tatanggapin.',
  },
  rows_title: { en: 'Rows', fil: 'Mga hilera' },
  row: { en: 'Row', fil: 'Hilera' },
  settled_on: { en: 'Settled', fil: 'Ibinigay' },
  finding: { en: 'Finding', fil: 'Natuklasan' },
  decide: { en: 'Decide', fil: 'Magpasya' },
  decision: { en: 'What should be done with this row?', fil: 'Ano ang gagawin sa hilerang ito?' },
  accept: {
    en: 'Accept: post the amount in the file',
    fil: 'Tanggapin: itatala ang halagang nasa file',
  },
  set_aside: { en: 'Close without posting', fil: 'Isara nang hindi itinatala' },
  remarks: { en: 'Remarks', fil: 'Puna' },
  dialog_decide: { en: 'Row {row}: {message}', fil: 'Hilera {row}: {message}' },
  close_file: { en: 'Close the file', fil: 'Isara ang file' },
  still_open: {
    en: 'Some rows have not been deposited or are still awaiting a decision.',
    fil: 'May mga hilerang hindi pa nadedeposito o napagpapasyahan.',
  },
  ROW_MATCHED: { en: 'Matched', fil: 'Tugma' },
  ROW_EXCEPTION: { en: 'For decision', fil: 'Pagpapasyahan' },
  ROW_DEPOSITED: { en: 'Deposited', fil: 'Nadeposito' },
  ROW_CLOSED: { en: 'Closed', fil: 'Sarado' },
  success_deposit: { en: 'The deposit was confirmed.', fil: 'Nakumpirma ang deposito.' },
  success_decide: { en: 'The decision was saved.', fil: 'Na-save ang pasya.' },
  success_close: { en: 'The settlement file was closed.', fil: 'Sarado na ang settlement file.' },
} as const;

export const { useWords, words } = defineMessages('admin.payments', texts);
