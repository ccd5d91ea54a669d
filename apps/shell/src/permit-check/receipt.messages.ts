import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the check of an official receipt. */
export const { useWords } = defineMessages('receipt-check', {
  title: { en: 'Receipt check', fil: 'Pagsusuri ng resibo' },
  'verdict.genuine': { en: 'This receipt is genuine', fil: 'Tunay ang resibong ito' },
  'verdict.cancelled': { en: 'This receipt was cancelled', fil: 'Kinansela ang resibong ito' },
  'verdict.refunded': { en: 'This receipt was refunded', fil: 'Na-refund ang resibong ito' },
  'verdict.forged': {
    en: 'The municipality did not issue this receipt',
    fil: 'Hindi ang munisipyo ang nagbigay ng resibong ito',
  },
  'verdict.unknown': { en: 'No receipt has this number', fil: 'Walang resibong may ganitong numero' },
  'verdict.genuine_text': {
    en: 'The municipality issued this receipt. Compare the number, date and amount with the printed receipt.',
    fil: 'Ang munisipyo ang nagbigay ng resibong ito. Ihambing ang numero, petsa at halaga sa naka-print na resibo.',
  },
  'verdict.cancelled_text': {
    en: 'The municipality issued this receipt and later cancelled it. It is not proof of payment.',
    fil: 'Ibinigay ng munisipyo ang resibong ito at kinansela. Hindi ito katibayan ng bayad.',
  },
  'verdict.refunded_text': {
    en: 'The municipality issued this receipt and later refunded it in full. It is not proof of payment.',
    fil: 'Ibinigay ng munisipyo ang resibong ito at ni-refund nang buo. Hindi ito katibayan ng bayad.',
  },
  'verdict.forged_text': {
    en: 'The code does not contain our digital signature. Please report this receipt to the treasurer’s office.',
    fil: 'Wala sa code ang aming lagda. Iulat ito sa tanggapan ng ingat-yaman.',
  },
  'verdict.unknown_text': {
    en: 'Please report this receipt to the treasurer’s office.',
    fil: 'Iulat ito sa tanggapan ng ingat-yaman.',
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
