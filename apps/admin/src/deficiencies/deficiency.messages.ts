import { defineMessages } from '@ebpls/remote-kit';

/** Proofs of a year's sales, and the orders of payment of the difference. */
export const texts = {
  title: { en: 'Deficiencies', fil: 'Mga kakulangan sa buwis' },
  subtitle: {
    en:
      'After the renewal, the owner proves the year’s sales with the document named in the revenue code. ' +
      'Any additional business tax has its own due date.',
    fil: 'Pagkatapos ng renewal, pinatutunayan ng may-ari ang benta ng taon sa dokumentong nasa kodigo sa kita. May sariling takdang petsa ang kulang na buwis.',
  },
  search: { en: 'Number or business', fil: 'Numero o negosyo' },
  which: { en: 'Filter', fil: 'Filter' },
  filed: { en: 'To review', fil: 'Susuriin' },
  pending: { en: 'Proof pending', fil: 'Walang patunay' },
  decided: { en: 'Decided', fil: 'Napagpasyahan' },
  none: { en: 'No proofs to review', fil: 'Walang patunay na susuriin' },
  none_text: {
    en: 'Proofs of sales appear here once an owner files one or the treasury enters one.',
    fil: 'Lalabas dito ang patunay ng benta kapag naihain ng may-ari o nailagay ng ingat-yaman.',
  },
  pending_none: { en: 'No proofs are pending', fil: 'Walang hinihintay na patunay' },
  pending_none_text: {
    en:
      'Renewals of the year appear here from the first date on which proof is accepted, if the revenue ' +
      'code has a deficiency rule.',
    fil: 'Lalabas dito ang mga renewal ng taon mula sa unang petsa ng patunay, kung may tuntunin sa kakulangan ang kodigo.',
  },
  decided_none: { en: 'Nothing decided this year', fil: 'Wala pang napagpasyahan ngayong taon' },
  business: { en: 'Business', fil: 'Negosyo' },
  number: { en: 'Number', fil: 'Numero' },
  state: { en: 'Status', fil: 'Katayuan' },
  PENDING: { en: 'Proof pending', fil: 'Walang patunay' },
  FILED: { en: 'To review', fil: 'Susuriin' },
  ORDERED: { en: 'Added to the order', fil: 'Nasa order na' },
  CLOSED: { en: 'No deficiency', fil: 'Walang kakulangan' },
  due: { en: 'Due date', fil: 'Takdang petsa' },
  opens_on: { en: 'Proof accepted from', fil: 'Tatanggapin ang patunay mula' },
  proof: { en: 'Proof', fil: 'Patunay' },
  section: { en: 'Section', fil: 'Seksiyon' },
  tax_billed: { en: 'Business tax billed', fil: 'Nasingil na buwis sa negosyo' },
  tax_proved: { en: 'Business tax on the proven sales', fil: 'Buwis sa napatunayang benta' },
  deficiency: { en: 'Deficiency', fil: 'Kakulangan' },
  surcharge: { en: 'Surcharge', fil: 'Patong' },
  interest: { en: 'Interest', fil: 'Interes' },
  total: { en: 'Total', fil: 'Kabuuan' },
  computation: { en: 'Computation', fil: 'Pagkuwenta' },
  entered: { en: 'Figures entered by', fil: 'Naglagay ng halaga' },
  change_reason: { en: 'Reason for the change', fil: 'Dahilan ng pagbabago' },
  decided_by: { en: 'Decided by', fil: 'Nagpasya' },
  order_no: { en: 'Order of payment', fil: 'Order of payment' },
  sales: { en: 'Sales by line of business', fil: 'Benta bawat uri ng negosyo' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  declared: { en: 'Declared', fil: 'Inilahad' },
  proved: { en: 'Proved', fil: 'Napatunayan' },
  declared_essential: { en: 'Essential goods: declared sales', fil: 'Pangunahing bilihin: inilahad na benta' },
  proved_essential: { en: 'Essential goods: proven sales', fil: 'Pangunahing bilihin: napatunayang benta' },
  record: { en: 'Enter the sales', fil: 'Ilagay ang benta' },
  change: { en: 'Change the sales', fil: 'Baguhin ang benta' },
  save: { en: 'Save', fil: 'I-save' },
  lead_record: {
    en: 'Please enter the sales as shown on this document: {proof}. A treasury officer other than you will decide.',
    fil: 'Ilagay ang benta ayon sa dokumentong ito: {proof}. Ibang opisyal ng ingat-yaman ang magpapasya.',
  },
  sales_of: { en: 'Sales: {line}', fil: 'Benta: {line}' },
  essential_sales_of: { en: 'Sales of essential goods: {line}', fil: 'Benta ng pangunahing bilihin: {line}' },
  declared_help: { en: 'Declared: {amount}', fil: 'Inilahad: {amount}' },
  reason: { en: 'Reason for the change', fil: 'Dahilan ng pagbabago' },
  order: { en: 'Add to the order of payment', fil: 'Idagdag sa order of payment' },
  dialog_order: { en: 'Add the deficiency to the order?', fil: 'Idagdag ang kakulangan sa order?' },
  lead_order: {
    en:
      'The deficiency will be added as a line of the order of payment for the year. {amount} is due today. ' +
      'The owner will be notified.',
    fil: 'Magiging linya ng order of payment ng taon ang kakulangan. {amount} ang babayaran ngayon, at aabisuhan ang may-ari.',
  },
  close: { en: 'Close without a deficiency', fil: 'Isara nang walang kakulangan' },
  dialog_close: { en: 'Close without a deficiency?', fil: 'Isara nang walang kakulangan?' },
  lead_close: {
    en:
      'The tax on the proven sales is not higher than the tax that was billed. Nothing will be charged, ' +
      'and the owner will be notified.',
    fil: 'Hindi mas mataas ang buwis sa napatunayang benta kaysa sa nasingil. Walang sisingilin, at aabisuhan ang may-ari.',
  },
  success_record: {
    en: 'The sales were saved. A treasury officer will review them.',
    fil: 'Na-save ang benta. Susuriin ito ng opisyal ng ingat-yaman.',
  },
  success_order: {
    en: 'The deficiency was added to the order of payment, and the owner was notified.',
    fil: 'Naidagdag ang kakulangan sa order of payment, at naabisuhan ang may-ari.',
  },
  success_close: {
    en: 'The case was closed without a deficiency, and the owner was notified.',
    fil: 'Isinara nang walang kakulangan, at naabisuhan ang may-ari.',
  },
  download: { en: 'Download', fil: 'I-download' },
  add_file: { en: 'Add the file', fil: 'Idagdag ang file' },
  replace_file: { en: 'Replace the file', fil: 'Palitan ang file' },
  file_help: { en: 'JPEG, PNG or PDF, 10 MB or less.', fil: 'JPEG, PNG o PDF, 10 MB o mas maliit.' },
  file_received: { en: 'The file was added.', fil: 'Naidagdag ang file.' },
} as const;

export const { useWords, words } = defineMessages('admin.deficiencies', texts);
