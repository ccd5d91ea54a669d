import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the check of an official receipt. */
export const { useWords } = defineMessages('receipt-check', {
  title: { en: 'Receipt check', fil: 'Pagsusuri ng resibo' },
  'verdict.genuine': { en: 'This receipt is genuine', fil: 'Tunay ang resibong ito' },
  'verdict.cancelled': { en: 'This receipt was cancelled', fil: 'Kinansela ang resibong ito' },
  'verdict.refunded': { en: 'The money of this receipt was given back', fil: 'Naibalik na ang bayad ng resibong ito' },
  'verdict.forged': { en: 'This is not a receipt of ours', fil: 'Hindi amin ang resibong ito' },
  'verdict.unknown': { en: 'We know no receipt with this number', fil: 'Wala kaming resibo na may ganitong numero' },
  'verdict.genuine_text': {
    en: 'The municipality issued it. Compare number, day and amount with the paper.',
    fil: 'Ang munisipyo ang nagbigay nito. Ihambing sa papel ang numero, araw at halaga.',
  },
  'verdict.cancelled_text': {
    en: 'The municipality issued it and took it back. It proves no payment.',
    fil: 'Ibinigay ito ng munisipyo at binawi. Hindi ito katibayan ng bayad.',
  },
  'verdict.refunded_text': {
    en: 'The municipality issued it and later refunded all of it. It proves no payment.',
    fil: 'Ibinigay ito ng munisipyo at ibinalik nang buo ang bayad. Hindi ito katibayan ng bayad.',
  },
  'verdict.forged_text': {
    en: 'The code does not carry our signature. Please tell the treasurer’s office where you saw it.',
    fil: 'Wala sa code ang aming pirma. Sabihin sa tanggapan ng ingat-yaman kung saan mo ito nakita.',
  },
  'verdict.unknown_text': {
    en: 'Please tell the treasurer’s office where you saw it.',
    fil: 'Sabihin sa tanggapan ng ingat-yaman kung saan mo ito nakita.',
  },
  receipt_no: { en: 'Receipt number', fil: 'Numero ng resibo' },
  issued_on: { en: 'Issued', fil: 'Ibinigay' },
  amount: { en: 'Amount', fil: 'Halaga' },
  agency: { en: 'Received for', fil: 'Tinanggap para sa' },
  MUNICIPAL: { en: 'The municipality', fil: 'Munisipyo' },
  BARANGAY: { en: 'The barangay', fil: 'Barangay' },
  BFP: { en: 'The Bureau of Fire Protection', fil: 'Kawanihan ng Pamatay-Sunog' },
  municipality: { en: 'Issued by', fil: 'Nagbigay' },
  checked_at: { en: 'Checked', fil: 'Sinuri' },
});
