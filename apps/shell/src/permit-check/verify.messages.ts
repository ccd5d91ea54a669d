import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the permit check, on its own pages and on the start page. */
export const { useWords, wordsIn } = defineMessages('verify', {
  verify: { en: 'Is this permit real?', fil: 'Totoo ba ang permit na ito?' },
  verify_hint: {
    en: 'Scan the QR code on the permit, or enter the number printed above it. No account is needed.',
    fil: 'I-scan ang QR code ng permit, o i-type ang numero sa itaas nito. Hindi kailangan ng account.',
  },
  permit_no: { en: 'Permit number', fil: 'Numero ng permit' },
  check: { en: 'Check permit', fil: 'Suriin ang permit' },
  verify_title: { en: 'Check a permit', fil: 'Suriin ang permit' },
  'verdict.genuine': { en: 'This permit is genuine and valid', fil: 'Tunay at may bisa ang permit na ito' },
  'verdict.number': { en: 'This is the number of a valid permit', fil: 'Numero ito ng permit na may bisa' },
  'verdict.number_text': {
    en: 'The municipality issued a permit with this number. Compare these details with the printed permit.',
    fil: 'May ibinigay na permit ang munisipyo na may ganitong numero. Ihambing ang mga detalyeng ito sa naka-print na permit.',
  },
  'verdict.unpaid': {
    en: 'This permit is valid, but it is not fully paid. Please contact the licensing office.',
    fil: 'May bisa ang permit na ito, pero hindi pa buo ang bayad. Makipag-ugnayan sa tanggapan ng lisensiya.',
  },
  'verdict.until_decided': {
    en: 'This permit is valid until its renewal is decided',
    fil: 'May bisa ang permit na ito hanggang mapagpasyahan ang renewal nito',
  },
  until_decided: { en: 'until the renewal is decided', fil: 'hanggang mapagpasyahan ang renewal' },
  'verdict.expired': { en: 'This permit has expired', fil: 'Nag-expire na ang permit na ito' },
  'verdict.revoked': { en: 'This permit was revoked', fil: 'Binawi ang permit na ito' },
  'verdict.suspended': { en: 'This permit is suspended', fil: 'Suspendido ang permit na ito' },
  'verdict.superseded': {
    en: 'This permit was replaced by a newer one',
    fil: 'Napalitan na ng mas bago ang permit na ito',
  },
  'verdict.not_yet': {
    en: 'This temporary permit is not valid yet',
    fil: 'Wala pang bisa ang pansamantalang permit na ito',
  },
  'verdict.not_yet_text': {
    en: 'The municipality issued this permit for the dates below. It is not valid before the first date.',
    fil: 'Ibinigay ng munisipyo ang permit na ito para sa mga petsa sa ibaba. Wala pa itong bisa bago ang unang petsa.',
  },
  'verdict.paused': {
    en: 'This permit is genuine, but the business is temporarily closed',
    fil: 'Tunay ang permit na ito, pero pansamantalang sarado ang negosyo',
  },
  'verdict.paused_number': {
    en: 'This is the number of a permit, but the business is temporarily closed',
    fil: 'Numero ito ng permit, pero pansamantalang sarado ang negosyo',
  },
  'verdict.paused_text': {
    en: 'The owner declared the business closed until the date below. If it is open today, please inform the licensing office.',
    fil: 'Idineklara ng may-ari na sarado ang negosyo hanggang sa petsa sa ibaba. Kung bukas ito ngayon, ipaalam sa tanggapan ng lisensiya.',
  },
  'verdict.closed': { en: 'This business is retired', fil: 'Sarado na ang negosyong ito' },
  'verdict.forged': {
    en: 'The municipality did not issue this permit',
    fil: 'Hindi ang munisipyo ang nagbigay ng permit na ito',
  },
  'verdict.foreign': {
    en: 'This QR code leads to another website',
    fil: 'Papunta sa ibang website ang QR code na ito',
  },
  'verdict.unknown': { en: 'No permit has this number', fil: 'Walang permit na may ganitong numero' },
  'verdict.genuine_text': {
    en: 'The municipality issued this permit. Compare these details with the printed permit.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito. Ihambing ang mga detalyeng ito sa naka-print na permit.',
  },
  'verdict.not_in_force_text': {
    en: 'The municipality issued this permit, but it does not currently allow the business to operate.',
    fil: 'Ibinigay ng munisipyo ang permit na ito, ngunit hindi nito pinahihintulutang magbukas ang negosyo ngayon.',
  },
  'verdict.closed_text': {
    en: 'The municipality issued this permit. The business has been retired and may no longer operate.',
    fil:
      'Ang munisipyo ang nagbigay ng permit na ito. Isinara na ng may-ari ang negosyo at hindi na ito ' +
      'maaaring mag-operate.',
  },
  'verdict.forged_text': {
    en: 'The code does not contain our digital signature. Please report this permit to the licensing office.',
    fil: 'Wala sa code ang aming lagda. Iulat ito sa tanggapan ng lisensiya.',
  },
  'verdict.foreign_text': {
    en: 'The QR codes on our permits link only to our own website. Please report this permit to the licensing office.',
    fil: 'Sa sarili naming website lang ang link ng aming mga permit. Iulat ito sa tanggapan ng lisensiya.',
  },
  provisional_until: { en: 'Provisional until', fil: 'Probisyonal hanggang' },
  provisional_text: {
    en: 'This permit has been paid for. The business may operate until the date below while the offices review the application.',
    fil: 'Bayad na ang permit na ito. Maaaring mag-operate ang negosyo hanggang sa petsa sa ibaba habang sinusuri ng mga tanggapan ang aplikasyon.',
  },
  by_law_APPROVED_BY_LAW: {
    en: 'This permit was approved by law (RA 11032, Sec. 10). It will be signed later.',
    fil: 'Inaprubahan ng batas ang permit na ito (RA 11032, Sek. 10). Susunod ang lagda.',
  },
  by_law_PERMIT_EXTENDED: {
    en: 'By law, this permit remains valid until its renewal application is approved or refused (RA 11032, Sec. 10).',
    fil: 'Pinalawig ng batas ang permit na ito hanggang mapagpasyahan ang renewal (RA 11032, Sek. 10).',
  },
  by_number: {
    en: 'Only the number was checked. A number can be copied onto any document. Scan the QR code to be sure.',
    fil: 'Numero lang ang nasuri. Maaaring kopyahin ang numero sa kahit anong dokumento. I-scan ang QR code upang makasiguro.',
  },
  'verdict.unknown_text': {
    en: 'Check the number for typing errors. If it is correct, please report this permit to the licensing office.',
    fil: 'Tingnan kung may mali sa numero. Kung tama ito, iulat sa tanggapan ng lisensiya.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  lines: { en: 'Lines of business', fil: 'Uri ng negosyo' },
  event: { en: 'Temporary permit for', fil: 'Pansamantalang permit para sa' },
  venue: { en: 'Venue', fil: 'Lugar ng okasyon' },
  valid_from: { en: 'Valid from', fil: 'May bisa mula' },
  paused_until: { en: 'Closed until', fil: 'Sarado hanggang' },
  issued_on: { en: 'Issued', fil: 'Ibinigay' },
  valid_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  replaced_by: { en: 'Replaced by', fil: 'Pinalitan ng' },
  closed_on: { en: 'Retired on', fil: 'Nagsara noong' },
  municipality: { en: 'Issued by', fil: 'Nagbigay' },
  checked_at: { en: 'Checked', fil: 'Sinuri' },
  another: { en: 'Check another permit', fil: 'Suriin ang ibang permit' },
});
