import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the claim “I paid, and it is not posted.” */
export const texts = {
  title: { en: 'I paid, and it is not posted', fil: 'Nagbayad ako, ngunit hindi naitala' },
  about: { en: '{name} · order of payment {top_no}', fil: '{name} · order of payment {top_no}' },
  lead: {
    en: 'We ask GCash at once. If GCash knows of your payment it is posted now; if not, the Municipal Treasurer answers you within three working days.',
    fil: 'Tatanungin namin agad ang GCash. Kung alam ng GCash ang iyong bayad, itatala na ito ngayon; kung hindi, sasagutin ka ng Ingat-yamang Bayan sa loob ng tatlong araw ng trabaho.',
  },
  reference: { en: 'GCash reference number', fil: 'Reference number ng GCash' },
  reference_help: {
    en: 'It stands in the message or the receipt of GCash.',
    fil: 'Nasa mensahe o resibo ito ng GCash.',
  },
  amount: { en: 'Amount that you paid', fil: 'Halagang ibinayad mo' },
  paid_on: { en: 'Day on which you paid', fil: 'Araw ng pagbayad mo' },
  note: { en: 'Anything else that helps', fil: 'Iba pang makatutulong' },
  file: { en: 'Screenshot', fil: 'Screenshot' },
  file_help: {
    en: 'JPEG, PNG or PDF, 10 MB or less. It helps, but only GCash’s own word is proof.',
    fil: 'JPEG, PNG o PDF, 10 MB o mas maliit. Nakatutulong ito, ngunit salita lamang ng GCash ang patunay.',
  },
  problems: { en: 'Please correct this', fil: 'Pakiayos ito' },
  send: { en: 'Ask GCash now', fil: 'Tanungin na ang GCash' },
  no_file: {
    en: 'Your claim is kept, but the screenshot was not: {message}',
    fil: 'Naitabi ang iyong reklamo, ngunit hindi ang screenshot: {message}',
  },
  payment_title: { en: 'Your payment was found', fil: 'Nahanap ang iyong bayad' },
  open_title: { en: '{claim_no}: we are looking for your payment', fil: '{claim_no}: hinahanap namin ang iyong bayad' },
  open_more: { en: 'Please do not pay again.', fil: 'Huwag munang magbayad muli.' },
  to_history: { en: 'See my receipts', fil: 'Tingnan ang aking mga resibo' },
  to_claims: { en: 'See my claims', fil: 'Tingnan ang aking mga reklamo' },
  to_due: { en: 'Back to the amount due', fil: 'Bumalik sa dapat bayaran' },

  list_title: { en: 'My claims', fil: 'Aking mga reklamo' },
  list_subtitle: {
    en: 'Payments that you told us about. Each one gets an answer.',
    fil: 'Mga bayad na sinabi mo sa amin. Bawat isa ay may sagot.',
  },
  list_none: { en: 'You made no claim', fil: 'Wala kang reklamo' },
  list_none_text: {
    en: 'If you paid and it is not posted, open the amount due of the application and tell us there.',
    fil: 'Kung nagbayad ka at hindi naitala, buksan ang dapat bayaran ng aplikasyon at sabihin sa amin doon.',
  },
  number: { en: 'Claim', fil: 'Reklamo' },
  business: { en: 'Business', fil: 'Negosyo' },
  paid: { en: 'What you paid', fil: 'Ang ibinayad mo' },
  state: { en: 'Status', fil: 'Kalagayan' },
  answer: { en: 'What we say', fil: 'Ang sabi namin' },
  OPEN: { en: 'Being looked for', fil: 'Hinahanap pa' },
  LATE: { en: 'Late', fil: 'Huli' },
  MATCHED: { en: 'Found', fil: 'Nahanap' },
  REFUSED: { en: 'Not found', fil: 'Hindi nahanap' },
} as const;

export const { useWords } = defineMessages('owner.claims', texts);
