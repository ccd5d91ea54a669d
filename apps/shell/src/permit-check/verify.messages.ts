import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the permit check, on its own pages and on the start page. */
export const { useWords, wordsIn } = defineMessages('verify', {
  verify: { en: 'Is this permit real?', fil: 'Totoo ba ang permit na ito?' },
  verify_hint: {
    en: 'Scan the QR code on the permit, or type the number above it. No account needed.',
    fil: 'I-scan ang QR code ng permit, o i-type ang numero sa itaas nito. Hindi kailangan ng account.',
  },
  permit_no: { en: 'Permit number', fil: 'Numero ng permit' },
  check: { en: 'Check permit', fil: 'Suriin ang permit' },
  verify_title: { en: 'Permit check', fil: 'Pagsusuri ng permit' },
  'verdict.genuine': { en: 'This permit is genuine and in force', fil: 'Tunay at may bisa ang permit na ito' },
  'verdict.unpaid': {
    en: 'In force, subject to a payment that is not made in full. Ask the licensing office.',
    fil: 'May bisa, sa kondisyong mabayaran ang hindi pa nababayaran nang buo. Magtanong sa tanggapan ng lisensiya.',
  },
  'verdict.until_decided': {
    en: 'This permit is in force until its renewal is decided',
    fil: 'May bisa ang permit na ito hanggang mapagpasyahan ang renewal nito',
  },
  until_decided: { en: 'until the renewal is decided', fil: 'hanggang mapagpasyahan ang renewal' },
  'verdict.expired': { en: 'This permit has expired', fil: 'Paso na ang permit na ito' },
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
    en: 'The municipality issued it for the days below. Before the first of them it allows nothing.',
    fil: 'Ibinigay ito ng munisipyo para sa mga araw sa ibaba. Wala itong pinahihintulutan bago ang unang araw.',
  },
  'verdict.paused': {
    en: 'This permit is genuine; its owner closed the business for a time',
    fil: 'Tunay ang permit na ito; pansamantalang isinara ng may-ari ang negosyo',
  },
  'verdict.paused_text': {
    en: 'The owner declared it closed until the day below. If it is open today, please tell the licensing office.',
    fil: 'Idineklara ng may-ari na sarado ito hanggang sa araw sa ibaba. Kung bukas ito ngayon, sabihin sa tanggapan ng lisensiya.',
  },
  'verdict.closed': { en: 'This business has closed', fil: 'Sarado na ang negosyong ito' },
  'verdict.forged': { en: 'This is not a permit of ours', fil: 'Hindi amin ang permit na ito' },
  'verdict.foreign': {
    en: 'This QR code leads to an address that is not ours',
    fil: 'Dinadala ng QR code na ito sa address na hindi amin',
  },
  'verdict.unknown': { en: 'We know no permit with this number', fil: 'Wala kaming permit na may ganitong numero' },
  'verdict.genuine_text': {
    en: 'The municipality issued it. Compare what you see here with the paper.',
    fil: 'Ang munisipyo ang nagbigay nito. Ihambing sa papel ang nakikita mo rito.',
  },
  'verdict.not_in_force_text': {
    en: 'It was issued by the municipality, but it does not allow the business to operate now.',
    fil: 'Ibinigay ito ng munisipyo, ngunit hindi nito pinahihintulutang magbukas ang negosyo ngayon.',
  },
  'verdict.closed_text': {
    en: 'The municipality issued this paper. The business was retired and may not operate.',
    fil: 'Ang munisipyo ang nagbigay ng papel na ito. Retirado na ang negosyo at hindi na maaaring mag-operate.',
  },
  'verdict.forged_text': {
    en: 'The code does not carry our signature. Please tell the licensing office where you saw it.',
    fil: 'Wala sa code ang aming pirma. Sabihin sa tanggapan ng lisensiya kung saan mo ito nakita.',
  },
  'verdict.foreign_text': {
    en: 'Our permits lead to our own address only. Please tell the licensing office where you saw it.',
    fil: 'Sa sarili naming address lang dinadala ng aming mga permit. Sabihin sa tanggapan ng lisensiya kung saan mo ito nakita.',
  },
  provisional_until: { en: 'Provisional until', fil: 'Probisyonal hanggang' },
  provisional_text: {
    en: 'It is paid, and the business may operate until the day below while the offices look.',
    fil: 'Bayad na ito, at maaaring magbukas ang negosyo hanggang sa araw sa ibaba habang tumitingin ang mga tanggapan.',
  },
  by_law_APPROVED_BY_LAW: {
    en: 'Approved by law (RA 11032 s.10). The signature follows.',
    fil: 'Aprubado ayon sa batas (RA 11032 s.10). Susunod ang lagda.',
  },
  by_law_PERMIT_EXTENDED: {
    en: 'Extended by law until the renewal is decided (RA 11032 s.10).',
    fil: 'Pinalawig ayon sa batas hanggang mapasyahan ang renewal (RA 11032 s.10).',
  },
  by_number: {
    en: 'Checked by the number only. A number can be copied onto any paper; scan the QR code to be sure.',
    fil: 'Sa numero lang nasuri. Maaaring kopyahin ang numero sa kahit anong papel; i-scan ang QR code upang makasiguro.',
  },
  'verdict.unknown_text': {
    en: 'Check the number for typing mistakes. If it is right, please tell the licensing office.',
    fil: 'Tingnan kung may mali sa numero. Kung tama ito, sabihin sa tanggapan ng lisensiya.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  lines: { en: 'Lines of business', fil: 'Uri ng negosyo' },
  event: { en: 'Temporary permit for', fil: 'Pansamantalang permit para sa' },
  venue: { en: 'Held at', fil: 'Gaganapin sa' },
  valid_from: { en: 'Valid from', fil: 'May bisa mula' },
  paused_until: { en: 'Closed until', fil: 'Sarado hanggang' },
  issued_on: { en: 'Issued', fil: 'Ibinigay' },
  valid_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  replaced_by: { en: 'Replaced by', fil: 'Pinalitan ng' },
  closed_on: { en: 'Closed on', fil: 'Nagsara noong' },
  municipality: { en: 'Issued by', fil: 'Nagbigay' },
  checked_at: { en: 'Checked', fil: 'Sinuri' },
  another: { en: 'Check another permit', fil: 'Suriin ang ibang permit' },
});
