import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  subtitle: {
    en: 'Check a permit, and see what you checked.',
    fil: 'Suriin ang permit, at tingnan ang mga nasuri mo na.',
  },
  scan: { en: 'Check a permit', fil: 'Suriin ang permit' },
  open_camera: { en: 'Scan with the camera', fil: 'I-scan gamit ang camera' },
  close_camera: { en: 'Close the camera', fil: 'Isara ang camera' },
  camera_picture: { en: 'Picture of the camera', fil: 'Larawan ng camera' },
  camera_refused: {
    en: 'The camera cannot be used. Allow it in the browser, or type the permit number.',
    fil: 'Hindi magamit ang camera. Payagan ito sa browser, o i-type ang numero ng permit.',
  },
  camera_failed: {
    en: 'The reader of QR codes could not be loaded. Try again, or type the permit number.',
    fil: 'Hindi na-load ang pambasa ng QR code. Subukan muli, o i-type ang numero ng permit.',
  },
  no_camera: {
    en: 'This device has no camera that the browser can use. Type the permit number.',
    fil: 'Walang camera ang device na ito na magagamit ng browser. I-type ang numero ng permit.',
  },
  code: { en: 'Permit number, code or address', fil: 'Numero, code o address ng permit' },
  code_help: {
    en: 'The number printed large on the permit, for example MP-2026-00045, or what its QR code holds.',
    fil: 'Ang malaking numerong nakalimbag sa permit, halimbawa MP-2026-00045, o ang laman ng QR code nito.',
  },
  code_needed: { en: 'Type the number of the permit.', fil: 'I-type ang numero ng permit.' },
  check: { en: 'Check', fil: 'Suriin' },
  today: { en: 'Scans today', fil: 'Mga scan ngayon' },
  this_month: { en: 'Scans this month', fil: 'Mga scan ngayong buwan' },
  not_genuine: { en: 'Not in force this month', fil: 'Walang bisa ngayong buwan' },
  newest: { en: 'Newest scans', fil: 'Pinakabagong scan' },
  none: { en: 'You have scanned nothing yet', fil: 'Wala ka pang nai-scan' },
  none_text: { en: 'Your scans are listed here.', fil: 'Dito nakalista ang mga scan mo.' },
  no_name: { en: 'Unknown permit', fil: 'Hindi kilalang permit' },
  genuine: { en: 'Genuine', fil: 'Totoo' },
  expired: { en: 'Expired', fil: 'Paso na' },
  revoked: { en: 'Revoked', fil: 'Binawi' },
  suspended: { en: 'Suspended', fil: 'Suspendido' },
  superseded: { en: 'Replaced', fil: 'Napalitan' },
  closed: { en: 'Business closed', fil: 'Sarado na ang negosyo' },
  forged: { en: 'Forged', fil: 'Peke' },
  foreign: { en: 'Not our address', fil: 'Hindi aming address' },
  unknown: { en: 'Unknown', fil: 'Hindi kilala' },
  result: { en: 'Result of the scan', fil: 'Resulta ng scan' },
  verdict_genuine: { en: 'This permit is genuine and active', fil: 'Totoo at may bisa ang permit na ito' },
  verdict_expired: { en: 'This permit has expired', fil: 'Paso na ang permit na ito' },
  verdict_revoked: { en: 'This permit was revoked', fil: 'Binawi ang permit na ito' },
  verdict_suspended: { en: 'This permit is suspended', fil: 'Suspendido ang permit na ito' },
  verdict_superseded: { en: 'This permit was replaced by a newer one', fil: 'Napalitan na ng bago ang permit na ito' },
  verdict_closed: { en: 'This business has closed', fil: 'Sarado na ang negosyong ito' },
  verdict_forged: { en: 'This code is not ours', fil: 'Hindi sa amin ang code na ito' },
  verdict_foreign: {
    en: 'This QR code leads to an address that is not ours',
    fil: 'Dinadala ng QR code na ito sa address na hindi amin',
  },
  verdict_unknown: { en: 'There is no such permit', fil: 'Walang ganitong permit' },
  means_genuine: {
    en: 'The municipality issued this permit and it is in force.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito at may bisa ito.',
  },
  means_expired: {
    en: 'The municipality issued it, but the business has to renew it.',
    fil: 'Ang munisipyo ang nagbigay nito, pero kailangan itong i-renew ng negosyo.',
  },
  means_revoked: {
    en: 'The municipality issued it, but the business may not operate.',
    fil: 'Ang munisipyo ang nagbigay nito, pero hindi maaaring mag-operate ang negosyo.',
  },
  means_suspended: {
    en: 'The municipality issued it, but the business may not operate for the time being.',
    fil: 'Ang munisipyo ang nagbigay nito, pero pansamantalang hindi maaaring mag-operate ang negosyo.',
  },
  means_superseded: {
    en: 'The municipality issued it, but a newer permit took its place. Ask for that one.',
    fil: 'Ang munisipyo ang nagbigay nito, pero napalitan na ito. Hingin ang mas bagong permit.',
  },
  means_closed: {
    en: 'The municipality issued this paper. The business was retired and may not operate.',
    fil: 'Ang munisipyo ang nagbigay ng papel na ito. Retirado na ang negosyo at hindi na maaaring mag-operate.',
  },
  means_forged: {
    en: 'The signature in the code does not fit. Tell the licensing office.',
    fil: 'Hindi tugma ang lagda sa code. Ipaalam sa tanggapan ng lisensiya.',
  },
  means_foreign: {
    en: 'Our permits lead to our own address only. Note where you saw the paper and tell the licensing office.',
    fil: 'Sa sarili naming address lang dinadala ng aming mga permit. Tandaan kung saan mo nakita ang papel at ipaalam ito sa tanggapan ng lisensiya.',
  },
  means_unknown: {
    en: 'The municipality knows no permit with this number. Look whether it was read or typed whole.',
    fil: 'Walang kilalang permit ang munisipyo na may ganitong numero. Tingnan kung nabasa o na-type nang buo.',
  },
  by_number: {
    en: 'Checked by the number only. A number can be copied onto any paper; scan the QR code to be sure.',
    fil: 'Sa numero lang nasuri. Maaaring kopyahin ang numero sa kahit anong papel; i-scan ang QR code upang makasiguro.',
  },
  compare: {
    en: 'Compare the name and the barangay with the paper. If they differ, the code was copied.',
    fil: 'Ihambing ang pangalan at barangay sa papel. Kung magkaiba, kinopya ang code.',
  },
  replaced_by: { en: 'Replaced by', fil: 'Pinalitan ng' },
  closed_on: { en: 'Closed on', fil: 'Nagsara noong' },
  checked_at: { en: 'Checked against our records on', fil: 'Sinuri sa aming talaan noong' },
  another: { en: 'Check another permit', fil: 'Magsuri ng ibang permit' },
  permit_no: { en: 'Permit no.', fil: 'Numero ng permit' },
  business: { en: 'Business', fil: 'Negosyo' },
  lines: { en: 'Line', fil: 'Uri' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  issued_on: { en: 'Issued', fil: 'Ibinigay' },
  valid_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  issued_by: { en: 'Issued by', fil: 'Ibinigay ng' },
} as const;

export const { useWords } = defineMessages('affiliate', texts);
