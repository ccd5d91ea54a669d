import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Counter', fil: 'Kaha' },
  subtitle: {
    en: 'Find the order, accept the payment, give the receipts.',
    fil: 'Hanapin ang order, tanggapin ang bayad, ibigay ang mga resibo.',
  },
  receipts: { en: 'Receipts', fil: 'Mga resibo' },
  search: {
    en: 'Order or business number, name, or scan the code',
    fil: 'Numero ng order o negosyo, pangalan, o i-scan ang code',
  },
  find: { en: 'Find', fil: 'Hanapin' },
  not_cashier: { en: 'Only a cashier can accept payments', fil: 'Kahera lamang ang tumatanggap ng bayad' },
  not_cashier_text: {
    en: 'Your account has no cashier permission. You can use the other counter sections.',
    fil: 'Walang pahintulot na pang-kahera ang iyong account. Bukas sa iyo ang ibang bahagi ng kaha.',
  },
  ready: { en: 'Ready for the next payer', fil: 'Handa na para sa susunod na magbabayad' },
  ready_text: {
    en: 'Enter a number or name, or scan the code on the order of payment. Press / to return to the search.',
    fil: 'Mag-type ng numero o pangalan, o i-scan ang code sa order of payment. Pindutin ang / para bumalik sa paghahanap.',
  },
  results: { en: 'Orders found', fil: 'Mga nahanap na order' },
  order: { en: 'Order of payment', fil: 'Order of payment' },
  due_today: { en: 'Due today', fil: 'Dapat bayaran ngayon' },
  due_as_of: { en: 'Due as of {day}', fil: 'Dapat bayaran noong {day}' },
  total: { en: 'Total due', fil: 'Babayaran' },
  cannot: { en: 'Payment cannot be accepted now', fil: 'Hindi makatatanggap ng bayad ngayon' },
  how: { en: 'Payment type', fil: 'Uri ng bayad' },
  CASH: { en: 'Cash', fil: 'Salapi' },
  CHEQUE: { en: 'Cheque', fil: 'Tseke' },
  DEPOSIT: { en: 'Bank deposit slip', fil: 'Deposit slip ng bangko' },
  tendered: { en: 'Cash received', fil: 'Salaping natanggap' },
  change: { en: 'Change', fil: 'Sukli' },
  change_none: { en: 'Enter the amount received', fil: 'Ilagay ang natanggap' },
  bank: { en: 'Bank', fil: 'Bangko' },
  cheque_no: { en: 'Cheque number', fil: 'Numero ng tseke' },
  dated_on: { en: 'Date of the cheque', fil: 'Petsa ng tseke' },
  is_managers: { en: 'Manager’s or cashier’s cheque', fil: 'Manager’s o cashier’s check' },
  is_managers_help: {
    en: 'It counts after a second person confirms it.',
    fil: 'Bibilangin ito kapag nakumpirma na ng ikalawang tao.',
  },
  reference: { en: 'Deposit slip reference', fil: 'Reference sa deposit slip' },
  deposited_on: { en: 'Date of the deposit', fil: 'Petsa ng deposito' },
  deposited_on_help: {
    en: 'Penalties are computed to this date; the receipt is dated today.',
    fil: 'Hanggang sa petsang ito ang mga multa; petsa ngayon ang resibo.',
  },
  receipt_kind: { en: 'Receipt', fil: 'Resibo' },
  EOR: { en: 'Electronic receipts', fil: 'Elektronikong resibo' },
  AF51: { en: 'Paper forms, AF 51', fil: 'Papel na form, AF 51' },
  no_forms: {
    en: 'Your booklets have too few forms for this payment.',
    fil: 'Kulang ang natitirang form sa iyong mga booklet para sa bayad na ito.',
  },
  form_of: { en: 'Form for {agency}', fil: 'Form para sa {agency}' },
  form_next: {
    en: 'The next number is {serial}. Enter the number printed on it.',
    fil: 'Ang susunod ay {serial}. Ilagay ang numerong nakalimbag dito.',
  },
  MUNICIPAL: { en: 'the municipality', fil: 'munisipyo' },
  BARANGAY: { en: 'the barangay', fil: 'barangay' },
  BFP: { en: 'fire protection', fil: 'fire protection' },
  which: { en: 'Amount', fil: 'Magkano' },
  full_amount: { en: 'Full amount due, {amount}', fil: 'Lahat ng dapat bayaran, {amount}' },
  part: { en: 'Approved partial amount, {amount}', fil: 'Ang bahaging pinahintulutan, {amount}' },
  take_amount: { en: 'Accept {amount}', fil: 'Tanggapin ang {amount}' },
  partial_request: { en: 'Request a partial payment', fil: 'Humiling ng bahaging bayad' },
  partial_request_title: {
    en: 'Request approval of a partial payment',
    fil: 'Humiling ng pag-apruba ng bahaging bayad',
  },
  partial_request_lead: {
    en: 'Another officer decides. Interest and surcharge are paid first, then tax and fees, oldest first.',
    fil:
      'Ibang tao ang magpapasya. Unang binabayaran ang interes at patong, saka ang buwis at mga bayarin, mula sa ' +
      'pinakaluma.',
  },
  amount: { en: 'Amount', fil: 'Halaga' },
  reason: { en: 'Reason', fil: 'Dahilan' },
  request: { en: 'Send request', fil: 'Ipadala ang hiling' },
  partial_request_success: {
    en: 'The request was sent to the treasurer. The decision appears on this page.',
    fil: 'Naipadala ang hiling sa ingat-yaman. Lilitaw ang pasya sa pahinang ito.',
  },
  partial_ASKED: {
    en: 'A partial payment of {amount} is pending treasurer approval.',
    fil: 'Naghihintay ng pag-apruba ng ingat-yaman ang bahaging bayad na {amount}.',
  },
  partial_GRANTED: {
    en: 'A treasurer approved a partial payment of {amount} today.',
    fil: 'Pinahintulutan ng ingat-yaman ang bayad na {amount} ngayong araw.',
  },
  partial_DENIED: {
    en: 'A treasurer denied the partial payment of {amount}.',
    fil: 'Hindi pinahintulutan ng ingat-yaman ang bayad na {amount}.',
  },
  collected: { en: '{amount} received from {business}', fil: 'Natanggap ang {amount} mula sa {business}' },
  change_due: { en: 'Change due', fil: 'Sukli' },
  clears_on: { en: 'Cheque held until', fil: 'Hawak ang tseke hanggang' },
  print: { en: 'Print {receipt_no}', fil: 'I-print ang {receipt_no}' },
  print_all: { en: 'Print all receipts', fil: 'I-print lahat ng resibo' },
  next: { en: 'Next payer', fil: 'Susunod na magbabayad' },
} as const;

export const { useWords, words } = defineMessages('admin.counter', texts);
