import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the claim “I paid, and it is not posted.” */
export const texts = {
  title: { en: 'I paid, and it is not posted', fil: 'Nagbayad ako, ngunit hindi naitala' },
  about: { en: '{name} · order of payment {top_no}', fil: '{name} · order of payment {top_no}' },
  lead: {
    en: 'We ask GCash at once. If GCash knows of your payment it is posted now; if not, the Municipal Treasurer answers you within three working days.',
    fil: 'Tatanungin namin agad ang GCash. Kung alam ng GCash ang iyong bayad, itatala na ito ngayon; kung hindi, sasagutin ka ng Ingat-yamang Bayan sa loob ng tatlong araw ng trabaho.',
  },
  lead_off: {
    en: 'We look for your payment at once. If it is found it is posted now; if not, the Municipal Treasurer answers you within three working days.',
    fil: 'Hahanapin namin agad ang iyong bayad. Kung mahanap ito, itatala na ito ngayon; kung hindi, sasagutin ka ng Ingat-yamang Bayan sa loob ng tatlong araw ng trabaho.',
  },
  reference: { en: 'GCash reference number', fil: 'Reference number ng GCash' },
  reference_help: {
    en: 'You find it in the message or the receipt of GCash.',
    fil: 'Nasa mensahe o resibo ito ng GCash.',
  },
  reference_off: { en: 'Reference number of the payment', fil: 'Reference number ng bayad' },
  reference_help_off: {
    en: 'You find it in the message or the receipt of the payment.',
    fil: 'Nasa mensahe o resibo ito ng bayad.',
  },
  amount: { en: 'Amount that you paid', fil: 'Halagang ibinayad mo' },
  paid_on: { en: 'Day on which you paid', fil: 'Araw ng pagbayad mo' },
  note: { en: 'Anything else that helps', fil: 'Iba pang makatutulong' },
  file: { en: 'Screenshot', fil: 'Screenshot' },
  file_help: {
    en: 'JPEG, PNG or PDF, 10 MB or less. It helps, but only GCash’s own word is proof.',
    fil: 'JPEG, PNG o PDF, 10 MB o mas maliit. Nakatutulong ito, ngunit salita lamang ng GCash ang patunay.',
  },
  file_help_off: { en: 'JPEG, PNG or PDF, 10 MB or less.', fil: 'JPEG, PNG o PDF, 10 MB o mas maliit.' },
  problems: { en: 'Please correct this', fil: 'Pakiayos ito' },
  send: { en: 'Ask GCash now', fil: 'Tanungin na ang GCash' },
  send_off: { en: 'Report the payment', fil: 'Iulat ang bayad' },
  off_title: { en: 'Payment online is not offered', fil: 'Walang online na pagbabayad' },
  off_text: {
    en: 'A payment at the Municipal Hall is posted at once, and you get its receipt there. If an earlier payment online is missing, bring its reference number to the Municipal Treasurer.',
    fil: 'Naitatala agad ang bayad sa munisipyo, at doon mo makukuha ang resibo. Kung may naunang online na bayad na hindi naitala, dalhin ang reference number nito sa Ingat-yamang Bayan.',
  },
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
    en: 'Payments that you reported as not posted. Each one gets an answer.',
    fil: 'Mga bayad na iniulat mong hindi naitala. Bawat isa ay may sagot.',
  },
  list_none: { en: 'You made no claim', fil: 'Wala kang reklamo' },
  list_none_text: {
    en: 'Where payment online is offered, a payment that is not posted is reported at the amount due of its application.',
    fil: 'Kung saan may online na pagbabayad, iniuulat ang bayad na hindi naitala sa dapat bayaran ng aplikasyon nito.',
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
