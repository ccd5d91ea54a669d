import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the claim “I paid, and it is not posted.” */
export const texts = {
  title: { en: 'Paid but not showing', fil: 'Nakabayad ngunit hindi lumalabas' },
  about: { en: '{name} · order of payment {top_no}', fil: '{name} · order of payment {top_no}' },
  lead: {
    en: 'We will check with GCash at once. If GCash confirms your payment, it will be posted immediately. If not, the Municipal Treasurer will reply within three working days.',
    fil: 'Susuriin namin agad sa GCash. Kung kumpirmahin ng GCash ang bayad mo, itatala ito agad. Kung hindi, sasagutin ka ng Ingat-yamang Bayan sa loob ng tatlong araw ng trabaho.',
  },
  lead_off: {
    en: 'We will check at once. If your payment is found, it will be posted immediately. If not, the Municipal Treasurer will reply within three working days.',
    fil: 'Susuriin namin agad. Kung mahanap ang bayad mo, itatala ito agad. Kung hindi, sasagutin ka ng Ingat-yamang Bayan sa loob ng tatlong araw ng trabaho.',
  },
  reference: { en: 'GCash reference number', fil: 'Reference number ng GCash' },
  reference_help: {
    en: 'See the GCash message or receipt.',
    fil: 'Nasa mensahe o resibo ito ng GCash.',
  },
  reference_off: { en: 'Reference number of the payment', fil: 'Reference number ng bayad' },
  reference_help_off: {
    en: 'See the payment message or receipt.',
    fil: 'Nasa mensahe o resibo ito ng bayad.',
  },
  amount: { en: 'Amount paid', fil: 'Halagang ibinayad mo' },
  paid_on: { en: 'Date of payment', fil: 'Petsa ng pagbabayad' },
  note: { en: 'Other details', fil: 'Iba pang detalye' },
  file: { en: 'Screenshot', fil: 'Screenshot' },
  file_help: {
    en: 'JPEG, PNG or PDF, 10 MB or less. A screenshot helps, but only GCash’s confirmation is proof of payment.',
    fil: 'JPEG, PNG o PDF, 10 MB o mas maliit. Nakatutulong ang screenshot, ngunit kumpirmasyon lamang ng GCash ang patunay ng bayad.',
  },
  file_help_off: { en: 'JPEG, PNG or PDF, 10 MB or less.', fil: 'JPEG, PNG o PDF, 10 MB o mas maliit.' },
  problems: { en: 'Please correct the following', fil: 'Pakiayos ang mga sumusunod' },
  send: { en: 'Check with GCash', fil: 'Suriin sa GCash' },
  send_off: { en: 'Report the payment', fil: 'Iulat ang bayad' },
  off_title: { en: 'Online payment is not available', fil: 'Walang online na pagbabayad' },
  off_text: {
    en:
      'A payment at the municipal hall is posted at once, and you get its receipt there. If an earlier ' +
      'online payment does not appear here, bring its reference number to the Municipal Treasurer.',
    fil: 'Naitatala agad ang bayad sa munisipyo, at doon mo makukuha ang resibo. Kung may naunang online na bayad na hindi lumalabas dito, dalhin ang reference number nito sa Ingat-yamang Bayan.',
  },
  no_file: {
    en: 'Your report was saved, but not the screenshot: {message}',
    fil: 'Na-save ang iyong ulat, ngunit hindi ang screenshot: {message}',
  },
  payment_title: { en: 'Your payment was found', fil: 'Nahanap ang iyong bayad' },
  open_title: { en: '{claim_no}: we are looking for your payment', fil: '{claim_no}: hinahanap namin ang iyong bayad' },
  open_more: { en: 'Please do not pay again.', fil: 'Huwag munang magbayad muli.' },
  to_history: { en: 'View my receipts', fil: 'Tingnan ang aking mga resibo' },
  to_claims: { en: 'View my payment reports', fil: 'Tingnan ang aking mga ulat ng bayad' },
  to_due: { en: 'Back to the amount due', fil: 'Bumalik sa dapat bayaran' },

  list_title: { en: 'My payment reports', fil: 'Aking mga ulat ng bayad' },
  list_subtitle: {
    en: 'Payments that you reported because they do not appear here. We reply to each report.',
    fil: 'Mga bayad na iniulat mo dahil hindi lumalabas dito. Sinasagot namin ang bawat ulat.',
  },
  list_none: { en: 'You have no payment reports', fil: 'Wala kang ulat ng bayad' },
  list_none_text: {
    en: 'To report an online payment that does not appear, open the payment page of the application that you paid for.',
    fil: 'Para iulat ang online na bayad na hindi lumalabas, buksan ang pahina ng pagbabayad ng aplikasyong binayaran mo.',
  },
  number: { en: 'Report', fil: 'Ulat' },
  business: { en: 'Business', fil: 'Negosyo' },
  paid: { en: 'Amount paid', fil: 'Halagang ibinayad' },
  state: { en: 'Status', fil: 'Katayuan' },
  answer: { en: 'Our reply', fil: 'Ang sagot namin' },
  OPEN: { en: 'Under review', fil: 'Sinusuri' },
  LATE: { en: 'Late', fil: 'Huli' },
  MATCHED: { en: 'Payment found', fil: 'Nahanap ang bayad' },
  REFUSED: { en: 'Payment not found', fil: 'Hindi nahanap ang bayad' },
} as const;

export const { useWords } = defineMessages('owner.claims', texts);
