import { defineMessages } from '@ebpls/remote-kit';

/** Texts of refund claims. */
export const texts = {
  title: { en: 'Request a refund', fil: 'Humiling ng refund' },
  about: { en: '{name} · receipt {receipt_no}', fil: '{name} · resibong {receipt_no}' },
  lead: {
    en: 'State the amount and the reason. The treasury will evaluate the request and a second officer will decide on it. You will be notified at each step.',
    fil: 'Ilagay ang halaga at ang dahilan. Susuriin ng ingat-yaman ang hiling at ikalawang opisyal ang magpapasya. Aabisuhan ka sa bawat hakbang.',
  },
  law: {
    en:
      'You must file a written refund request within two years of payment (Republic Act 7160, section ' +
      '196). For this receipt, file by {day}.',
    fil: 'Dapat maghain ng nakasulat na hiling sa loob ng dalawang taon mula sa pagbabayad (Republic Act 7160, seksiyon 196). Para sa resibong ito, maghain hanggang {day}.',
  },
  amount: { en: 'Amount to refund', fil: 'Halagang ire-refund' },
  amount_help: {
    en: 'At most {amount} of this receipt can be refunded.',
    fil: 'Hindi hihigit sa {amount} ng resibong ito.',
  },
  ground: { en: 'Reason for the refund', fil: 'Dahilan ng refund' },
  PAID_TWICE: { en: 'I paid twice', fil: 'Dalawang beses akong nagbayad' },
  WRONG_COMPUTATION: { en: 'The amount was computed incorrectly', fil: 'Mali ang pagkakakuwenta ng halaga' },
  CLOSED_OR_EXEMPT: {
    en: 'The business was retired or is exempt',
    fil: 'Sarado na noon ang negosyo o exempt ito',
  },
  OTHER: { en: 'Another reason', fil: 'Ibang dahilan' },
  reason: { en: 'What happened?', fil: 'Ano ang nangyari?' },
  reason_help: { en: 'Enter at least five words.', fil: 'Hindi bababa sa limang salita.' },
  file: { en: 'Supporting document', fil: 'Patunay na dokumento' },
  file_help: { en: 'JPEG, PNG or PDF, 10 MB or less.', fil: 'JPEG, PNG o PDF, 10 MB o mas maliit.' },
  problems: { en: 'Please correct the following', fil: 'Pakiayos ang mga sumusunod' },
  send: { en: 'Send the request', fil: 'Ipadala ang hiling' },
  no_file: {
    en: 'Your request was saved, but not the document: {message}',
    fil: 'Na-save ang iyong hiling, ngunit hindi ang dokumento: {message}',
  },
  blocked: { en: 'This receipt cannot be refunded', fil: 'Hindi mare-refund ang resibong ito' },
  to_open: { en: 'View the open request', fil: 'Tingnan ang bukas na hiling' },
  to_history: { en: 'Go to Payment History', fil: 'Pumunta sa Mga Nabayaran' },
  to_list: { en: 'My refund requests', fil: 'Aking mga hiling na refund' },

  list_title: { en: 'Refund requests', fil: 'Mga hiling na refund' },
  list_subtitle: {
    en: 'Your refund requests, newest first. Two treasury officers handle each request.',
    fil: 'Ang iyong mga hiling na refund, pinakabago muna. Dalawang opisyal ng ingat-yaman ang humahawak sa bawat isa.',
  },
  list_none: { en: 'You have no refund requests', fil: 'Wala kang hiling na refund' },
  list_none_text: {
    en: 'If a receipt is wrong, open it in Payment History and choose “Request a refund”.',
    fil: 'Kung may maling resibo, buksan ito sa Mga Nabayaran at piliin ang “Humiling ng refund”.',
  },
  number: { en: 'Request', fil: 'Hiling' },
  business: { en: 'Business', fil: 'Negosyo' },
  claimed_amount: { en: 'Requested', fil: 'Hinihingi' },
  due_amount: { en: 'Approved amount', fil: 'Halagang inaprubahan' },
  state: { en: 'Status', fil: 'Katayuan' },
  answer: { en: 'Our reply', fil: 'Ang sagot namin' },

  CLAIMED: { en: 'For evaluation', fil: 'Para sa pagsusuri' },
  LATE: { en: 'Late', fil: 'Huli' },
  EVALUATED: { en: 'For decision', fil: 'Para sa pasya' },
  APPROVED: { en: 'Approved', fil: 'Naaprubahan' },
  DENIED: { en: 'Denied', fil: 'Tinanggihan' },
  REFUNDING: { en: 'Being refunded', fil: 'Nire-refund na' },
  CREDITED: { en: 'Credit', fil: 'Kredito' },
  REFUNDED: { en: 'Refunded', fil: 'Na-refund' },

  receipt: { en: 'Receipt', fil: 'Resibo' },
  top_no: { en: 'Order of payment', fil: 'Order of payment' },
  paid_on: { en: 'Date of payment', fil: 'Petsa ng pagbabayad' },
  paid_by: { en: 'Payment method', fil: 'Paraan ng pagbabayad' },
  receipt_amount: { en: 'Amount of the receipt', fil: 'Halaga ng resibo' },
  claim: { en: 'The request', fil: 'Ang hiling' },
  history: { en: 'History', fil: 'Kasaysayan' },
  filed: { en: 'Requested amount: {amount}', fil: 'Hiniling na halaga: {amount}' },
  evaluated: {
    en: 'Amount to refund after evaluation: {amount}',
    fil: 'Halagang ire-refund ayon sa pagsusuri: {amount}',
  },
  approved: { en: 'Approved', fil: 'Naaprubahan' },
  denied: { en: 'Denied', fil: 'Tinanggihan' },
  credited: { en: 'Kept as a credit', fil: 'Itinabi bilang kredito' },
  refunded: { en: 'Refunded', fil: 'Na-refund' },
  paper: { en: 'Document', fil: 'Dokumento' },
  add_paper: { en: 'Add a document', fil: 'Magdagdag ng dokumento' },
  replace_paper: { en: 'Replace the document', fil: 'Palitan ang dokumento' },
  paper_received: {
    en: 'The document was uploaded to your refund request.',
    fil: 'Na-upload sa iyong hiling ang dokumento.',
  },
} as const;

export const { useWords, words } = defineMessages('owner.refunds', texts);
