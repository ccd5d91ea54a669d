import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the proof of a year's sales. */
export const texts = {
  title: { en: 'Proof of sales {year}', fil: 'Patunay ng benta {year}' },
  crumb: { en: 'Proof of sales', fil: 'Patunay ng benta' },
  pending: { en: 'Please file the proof of sales, due {day}', fil: 'Ihain ang patunay ng benta, takdang petsa {day}' },
  pending_more: {
    en:
      'Your business tax was based on the sales you declared. Enter the sales as shown on this document: ' +
      '{proof}. If the tax on these sales is higher, you pay the difference. If you file after the due ' +
      'date, surcharge and interest will be added.',
    fil: 'Siningil ang buwis ng negosyo ayon sa inilahad mong benta. Ilagay ang benta ayon sa dokumentong ito: {proof}. Kung mas mataas ang buwis dito, babayaran ang kulang. Kapag lampas na sa takdang petsa, may patong at interes.',
  },
  filed: { en: 'Your proof of sales is under review', fil: 'Sinusuri ang iyong patunay ng benta' },
  filed_more: {
    en: 'A treasury officer is checking your sales against the document. We will notify you of the decision.',
    fil: 'Inihahambing ng opisyal ng ingat-yaman ang benta mo sa dokumento. Aabisuhan ka namin ng pasya.',
  },
  file_missing: {
    en: 'Please add the file of the document. The treasury cannot decide without it.',
    fil: 'Idagdag ang file ng dokumento. Hindi makapagpapasya ang ingat-yaman kung wala ito.',
  },
  closed: {
    en: 'Your proof was accepted. There is no deficiency.',
    fil: 'Tinanggap ang patunay mo. Walang kakulangan.',
  },
  ordered: {
    en: 'A deficiency of {amount} was added to order of payment {top_no}',
    fil: 'Idinagdag sa order of payment na {top_no} ang kakulangang {amount}',
  },
  ordered_more: { en: 'Due date: {day}.', fil: 'Takdang petsa: {day}.' },
  to_payment: { en: 'View amounts due', fil: 'Tingnan ang babayaran' },
  proof: { en: 'Document', fil: 'Dokumento' },
  due: { en: 'Due date', fil: 'Takdang petsa' },
  section: { en: 'Section of the revenue code', fil: 'Seksiyon ng kodigo sa kita' },
  tax_billed: { en: 'Business tax billed', fil: 'Nasingil na buwis sa negosyo' },
  tax_proved: { en: 'Business tax on the proven sales', fil: 'Buwis sa napatunayang benta' },
  deficiency: { en: 'Deficiency', fil: 'Kakulangan' },
  with_late_charges: { en: 'With surcharge and interest', fil: 'Kasama ang patong at interes' },
  file: { en: 'File', fil: 'File' },
  sales: { en: 'Sales as shown on the document', fil: 'Benta ayon sa dokumento' },
  sales_of: { en: 'Sales: {line}', fil: 'Benta: {line}' },
  other_sales_of: {
    en: 'Sales other than essential goods: {line}',
    fil: 'Benta maliban sa pangunahing bilihin: {line}',
  },
  essential_sales_of: { en: 'Sales of essential goods: {line}', fil: 'Benta ng pangunahing bilihin: {line}' },
  declared: { en: 'You declared {amount}.', fil: 'Inilahad mo ang {amount}.' },
  file_help: { en: 'JPEG, PNG or PDF, 10 MB or less.', fil: 'JPEG, PNG o PDF, 10 MB o mas maliit.' },
  file_kept: {
    en: 'Already added: {name}. A new file replaces it.',
    fil: 'Naidagdag na: {name}. Papalitan ito ng bago.',
  },
  problems: { en: 'Please correct the following', fil: 'Pakiayos ang mga sumusunod' },
  send: { en: 'File the proof', fil: 'Ihain ang patunay' },
  send_again: { en: 'Save the changes', fil: 'I-save ang mga pagbabago' },
  sent: { en: 'The proof of sales was filed.', fil: 'Naihain ang patunay ng benta.' },
  no_file: {
    en: 'The sales were filed, but the file was not accepted: {message}',
    fil: 'Naihain ang benta, ngunit hindi tinanggap ang file: {message}',
  },
} as const;

export const { useWords, words } = defineMessages('owner.proof', texts);
