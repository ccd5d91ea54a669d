import { defineMessages } from '@ebpls/remote-kit';

/** Money that owners claim back: found due by one person, decided by another. */
export const texts = {
  title: { en: 'Refund requests', fil: 'Mga hiling na refund' },
  subtitle: {
    en: 'Written refund requests from owners, filed within two years (Republic Act 7160, section 196).',
    fil:
      'Mga nakasulat na hiling na refund ng mga may-ari, inihain sa loob ng dalawang taon (Republic Act 7160, ' +
      'seksiyon 196).',
  },
  search: { en: 'Business or number', fil: 'Negosyo o numero' },
  which: { en: 'Filter', fil: 'Filter' },
  pending: { en: 'Pending', fil: 'Naghihintay' },
  closed: { en: 'Closed', fil: 'Tapos na' },
  none: { en: 'No pending refund requests', fil: 'Walang nakabinbing hiling na refund' },
  none_text: {
    en: 'Owners’ requests appear here with the evaluation due date.',
    fil: 'Lalabas dito ang mga hiling ng may-ari kasama ang takdang petsa ng pagsusuri.',
  },
  closed_none: { en: 'No closed refund requests', fil: 'Wala pang natapos na hiling na refund' },
  number: { en: 'Request', fil: 'Hiling' },
  business: { en: 'Business', fil: 'Negosyo' },
  ground: { en: 'Ground', fil: 'Batayan' },
  state: { en: 'Status', fil: 'Katayuan' },
  due: { en: 'Evaluate by', fil: 'Suriin hanggang' },
  claimed_amount: { en: 'Requested', fil: 'Hinihingi' },
  due_amount: { en: 'Amount to refund', fil: 'Halagang ire-refund' },
  late: { en: 'Late', fil: 'Huli' },
  PAID_TWICE: { en: 'Paid twice', fil: 'Dalawang beses nabayaran' },
  WRONG_COMPUTATION: { en: 'Wrong computation', fil: 'Maling kuwenta' },
  CLOSED_OR_EXEMPT: { en: 'Retired or exempt', fil: 'Sarado o libre sa bayad' },
  OTHER: { en: 'Another reason', fil: 'Ibang dahilan' },
  CLAIMED: { en: 'For evaluation', fil: 'Susuriin pa' },
  EVALUATED: { en: 'For decision', fil: 'Pagpapasyahan' },
  APPROVED: { en: 'Approved', fil: 'Naaprubahan' },
  DENIED: { en: 'Denied', fil: 'Tinanggihan' },
  REFUNDING: { en: 'At the gateway', fil: 'Nasa gateway' },
  CREDITED: { en: 'Credit', fil: 'Kredito' },
  REFUNDED: { en: 'Refunded', fil: 'Na-refund' },

  file: { en: 'Record a request', fil: 'Magtala ng hiling' },
  lead_file: {
    en: 'Use this for an owner at the counter. Read the request back to the owner before you save it.',
    fil: 'Gamitin ito para sa may-ari na nasa window. Basahin muna sa kaniya ang hiling bago i-save.',
  },
  receipt_no: { en: 'Receipt number', fil: 'Numero ng resibo' },
  receipt_help: {
    en: 'For example EOR-2026-00000011 or AF51 0000123.',
    fil: 'Gaya ng EOR-2026-00000011 o AF51 0000123.',
  },
  amount: { en: 'Requested amount', fil: 'Hinihiling na halaga' },
  reason: { en: 'Owner’s explanation', fil: 'Paliwanag ng may-ari' },
  reason_help: { en: 'Enter at least five words.', fil: 'Hindi bababa sa limang salita.' },

  claim: { en: 'Request', fil: 'Hiling' },
  receipt: { en: 'Receipt', fil: 'Resibo' },
  top_no: { en: 'Order of payment', fil: 'Order of payment' },
  claimant: { en: 'Requested by', fil: 'Humihingi' },
  paid_on: { en: 'Date of payment', fil: 'Petsa ng pagbabayad' },
  paid_by: { en: 'Payment method', fil: 'Paraan ng pagbayad' },
  receipt_amount: { en: 'Amount of the receipt', fil: 'Halaga ng resibo' },
  history: { en: 'History', fil: 'Kasaysayan' },
  paper: { en: 'Document', fil: 'Dokumento' },
  add_paper: { en: 'Add the owner’s document', fil: 'Idagdag ang dokumentong dala ng may-ari' },
  replace_paper: { en: 'Replace the document', fil: 'Palitan ang dokumento' },
  paper_help: { en: 'JPEG, PNG or PDF, 10 MB or less.', fil: 'JPEG, PNG o PDF, 10 MB o mas maliit.' },
  paper_received: { en: 'The document was added to the request.', fil: 'Naidagdag sa hiling ang dokumento.' },
  blocked: { en: 'This request cannot be approved now', fil: 'Hindi pa maaaprubahan ang hiling na ito' },
  filed: { en: 'Requested amount: {amount}', fil: 'Hiniling na halaga: {amount}' },
  evaluated: {
    en: 'Amount to refund after evaluation: {amount}',
    fil: 'Halagang ire-refund ayon sa pagsusuri: {amount}',
  },
  approved: { en: 'Approved', fil: 'Naaprubahan' },
  denied: { en: 'Denied', fil: 'Tinanggihan' },
  credited: { en: 'Kept as a credit', fil: 'Itinabi bilang kredito' },
  refunded: { en: 'Refunded', fil: 'Na-refund' },
  by: { en: '{name}: {said}', fil: '{name}: {said}' },

  evaluate: { en: 'Evaluate', fil: 'Suriin' },
  approve: { en: 'Approve', fil: 'Aprubahan' },
  deny: { en: 'Deny', fil: 'Tanggihan' },
  credit: { en: 'Keep as credit', fil: 'Itabi bilang kredito' },
  pay_out: { en: 'Pay out', fil: 'Bayaran' },
  send_back: { en: 'Refund through the gateway', fil: 'I-refund sa gateway' },
  dialog_evaluate: { en: 'How much of {amount} should be refunded?', fil: 'Magkano sa {amount} ang dapat i-refund?' },
  lead_evaluate: {
    en: 'Compare the order of payment with the revenue code. Enter 0 if nothing is to be refunded. Another officer will decide on the request.',
    fil:
      'Ihambing ang order of payment sa kodigo sa kita. Isulat ang 0 kung walang ire-refund. Ibang opisyal ' +
      'ang magpapasya.',
  },
  amount_found: { en: 'Amount to refund', fil: 'Halagang ire-refund' },
  finding: { en: 'Findings', fil: 'Ang iyong natuklasan' },
  dialog_approve: { en: 'Approve {amount}?', fil: 'Aprubahan ang {amount}?' },
  lead_approve: { en: '{name} found: {finding}', fil: 'Natuklasan ni {name}: {finding}' },
  decision: { en: 'Reason for the decision', fil: 'Dahilan ng pasya' },
  dialog_deny: { en: 'Deny this request?', fil: 'Tanggihan ang hiling na ito?' },
  lead_deny: { en: 'The owner can read the reason.', fil: 'Mababasa ng may-ari ang dahilan.' },
  dialog_credit: { en: 'Keep {amount} as a credit?', fil: 'Itabi ang {amount} bilang kredito?' },
  lead_credit: {
    en: 'The amount will be applied to the next order of payment of this business.',
    fil: 'Ilalapat ang halaga sa susunod na order of payment ng negosyo.',
  },
  dialog_pay_out: { en: 'Pay out {amount}?', fil: 'Bayaran ang {amount}?' },
  lead_pay_out: {
    en: 'The disbursing officer pays the owner. Enter the number of the check or voucher.',
    fil: 'Ang disbursing officer ang magbabayad sa may-ari. Isulat ang numero ng tseke o voucher.',
  },
  voucher_kind: { en: 'Payment method', fil: 'Paraan ng bayad' },
  CHEQUE: { en: 'Municipal check', fil: 'Tseke ng munisipyo' },
  CASH: { en: 'Cash voucher', fil: 'Cash voucher' },
  voucher_no: { en: 'Check or voucher number', fil: 'Numero ng tseke o voucher' },
  dialog_send_back: { en: 'Refund {amount} through the gateway?', fil: 'I-refund ang {amount} sa gateway?' },
  lead_send_back: {
    en: 'The system will check with the gateway until it responds. The gateway will refund the amount only once.',
    fil: 'Susuriin ng sistema sa gateway hanggang sumagot ito. Isang beses lamang ire-refund ng gateway ang halaga.',
  },

  success_file: { en: 'The request was recorded.', fil: 'Naitala na ang hiling.' },
  success_evaluate: {
    en: 'The request was evaluated. Another officer will decide on it.',
    fil: 'Nasuri na ang hiling. Ibang opisyal ang magpapasya.',
  },
  success_approve: { en: 'The request was approved.', fil: 'Naaprubahan ang hiling.' },
  success_deny: {
    en: 'The request was denied. The owner will be notified of the reason.',
    fil: 'Tinanggihan ang hiling. Aabisuhan ang may-ari ng dahilan.',
  },
  success_credit: {
    en: 'The amount was credited to the business.',
    fil: 'Itinabi ang halaga bilang kredito ng negosyo.',
  },
  success_pay_out: { en: 'The amount was paid out.', fil: 'Naibigay na sa may-ari ang halaga.' },
  success_send_back: {
    en: 'The refund request is being sent to the payment gateway.',
    fil: 'Ipinapadala na sa gateway ang refund.',
  },
} as const;

export const { useWords, words } = defineMessages('admin.refunds', texts);
