import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  subtitle: {
    en: 'Check permits and see your past checks.',
    fil: 'Suriin ang permit, at tingnan ang mga nasuri mo na.',
  },
  scan: { en: 'Check a permit', fil: 'Suriin ang permit' },
  open_camera: { en: 'Scan with the camera', fil: 'I-scan gamit ang camera' },
  close_camera: { en: 'Close the camera', fil: 'Isara ang camera' },
  camera_picture: { en: 'Camera view', fil: 'Larawan ng camera' },
  camera_refused: {
    en: 'The camera cannot be used. Allow camera access in the browser, or enter the permit number.',
    fil: 'Hindi magamit ang camera. Payagan ito sa browser, o i-type ang numero ng permit.',
  },
  camera_failed: {
    en: 'The QR reader could not be loaded. Try again, or enter the permit number.',
    fil: 'Hindi na-load ang pambasa ng QR code. Subukan muli, o i-type ang numero ng permit.',
  },
  no_camera: {
    en: 'This device has no usable camera. Enter the permit number.',
    fil: 'Walang camera ang device na ito na magagamit ng browser. I-type ang numero ng permit.',
  },
  code: { en: 'Permit number, code or address', fil: 'Numero, code o address ng permit' },
  code_help: {
    en: 'The number printed on the permit, for example MP-2026-00045, or the content of its QR code.',
    fil: 'Ang malaking numerong nakalimbag sa permit, halimbawa MP-2026-00045, o ang laman ng QR code nito.',
  },
  code_needed: { en: 'Enter the permit number.', fil: 'I-type ang numero ng permit.' },
  check: { en: 'Check', fil: 'Suriin' },
  today: { en: 'Scans today', fil: 'Mga scan ngayon' },
  this_month: { en: 'Scans this month', fil: 'Mga scan ngayong buwan' },
  not_genuine: { en: 'Not valid this month', fil: 'Walang bisa ngayong buwan' },
  newest: { en: 'Latest scans', fil: 'Pinakabagong scan' },
  none: { en: 'No scans yet', fil: 'Wala ka pang nai-scan' },
  none_text: { en: 'Your scans will be listed here.', fil: 'Dito nakalista ang mga scan mo.' },
  no_name: { en: 'Unknown permit', fil: 'Hindi kilalang permit' },
  genuine: { en: 'Genuine', fil: 'Totoo' },
  unpaid: { en: 'Valid, not fully paid', fil: 'May bisa, may hindi pa bayad' },
  until_decided: { en: 'Valid until decided', fil: 'May bisa hanggang mapagpasyahan' },
  APPROVED_BY_LAW: { en: 'Approved by law', fil: 'Aprubado ayon sa batas' },
  PERMIT_EXTENDED: { en: 'Extended by law', fil: 'Pinalawig ayon sa batas' },
  expired: { en: 'Expired', fil: 'Nag-expire na' },
  revoked: { en: 'Revoked', fil: 'Binawi' },
  suspended: { en: 'Suspended', fil: 'Suspendido' },
  superseded: { en: 'Replaced', fil: 'Napalitan' },
  closed: { en: 'Business retired', fil: 'Sarado na ang negosyo' },
  not_yet: { en: 'Not valid yet', fil: 'Wala pang bisa' },
  paused: { en: 'Temporarily closed', fil: 'Pansamantalang sarado' },
  unsure: { en: 'Not verified', fil: 'Hindi pa nasusuri' },
  forged: { en: 'Forged', fil: 'Peke' },
  foreign: { en: 'Another website', fil: 'Ibang website' },
  unknown: { en: 'Unknown', fil: 'Hindi kilala' },
  result: { en: 'Result of the scan', fil: 'Resulta ng scan' },
  verdict_genuine: { en: 'This permit is genuine and valid', fil: 'Totoo at may bisa ang permit na ito' },
  verdict_genuine_number: { en: 'This is the number of a valid permit', fil: 'Numero ito ng permit na may bisa' },
  verdict_unpaid: {
    en: 'This permit is valid, but it is not fully paid. Please contact the licensing office.',
    fil: 'May bisa ang permit na ito, pero hindi pa buo ang bayad. Makipag-ugnayan sa tanggapan ng lisensiya.',
  },
  verdict_until_decided: {
    en: 'This permit is valid until its renewal is decided',
    fil: 'May bisa ang permit na ito hanggang mapagpasyahan ang renewal nito',
  },
  verdict_APPROVED_BY_LAW: {
    en: 'This permit is valid, approved by law',
    fil: 'May bisa ang permit na ito, aprubado ayon sa batas',
  },
  verdict_PERMIT_EXTENDED: {
    en: 'This permit is valid, extended by law',
    fil: 'May bisa ang permit na ito, pinalawig ayon sa batas',
  },
  verdict_expired: { en: 'This permit has expired', fil: 'Nag-expire na ang permit na ito' },
  verdict_revoked: { en: 'This permit was revoked', fil: 'Binawi ang permit na ito' },
  verdict_suspended: { en: 'This permit is suspended', fil: 'Suspendido ang permit na ito' },
  verdict_superseded: { en: 'This permit was replaced by a newer one', fil: 'Napalitan na ng bago ang permit na ito' },
  verdict_closed: { en: 'This business is retired', fil: 'Sarado na ang negosyong ito' },
  verdict_not_yet: {
    en: 'This temporary permit is not valid yet',
    fil: 'Wala pang bisa ang pansamantalang permit na ito',
  },
  verdict_paused: {
    en: 'Genuine, but the business is temporarily closed',
    fil: 'Totoo, pero pansamantalang isinara ng may-ari ang negosyo',
  },
  verdict_paused_number: {
    en: 'This is the number of a permit, but the business is temporarily closed',
    fil: 'Numero ito ng permit, pero pansamantalang isinara ng may-ari ang negosyo',
  },
  verdict_unsure: { en: 'Check again when online', fil: 'Suriin muli kapag may signal' },
  verdict_forged: {
    en: 'The municipality did not issue this code',
    fil: 'Hindi ang munisipyo ang nagbigay ng code na ito',
  },
  verdict_foreign: {
    en: 'This QR code leads to another website',
    fil: 'Papunta sa ibang website ang QR code na ito',
  },
  verdict_unknown: { en: 'No permit has this number', fil: 'Walang ganitong permit' },
  means_genuine: {
    en: 'The municipality issued this permit and it is valid.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito at may bisa ito.',
  },
  means_genuine_number: {
    en: 'The municipality issued a permit with this number and it is valid.',
    fil: 'May ibinigay na permit ang munisipyo na may ganitong numero at may bisa ito.',
  },
  means_unpaid: {
    en: 'The municipality issued this permit, but it is not fully paid yet. For the unpaid balance, please contact the licensing office or the owner.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito. Para sa hindi pa bayad, makipag-ugnayan sa tanggapan ng lisensiya o sa may-ari.',
  },
  means_until_decided: {
    en: 'The expiry date of this permit has passed, but its renewal was filed on time and is under review.',
    fil: 'Lumipas na ang huling araw ng permit na ito, pero naisumite sa oras ang renewal at sinusuri na ito.',
  },
  until_decided_day: { en: 'until the renewal is decided', fil: 'hanggang mapagpasyahan ang renewal' },
  means_expired: {
    en: 'The municipality issued this permit, but it has expired. The business must renew it.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito, pero kailangan itong i-renew ng negosyo.',
  },
  means_revoked: {
    en: 'The municipality issued this permit, but later revoked it. The business may not operate.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito, pero binawi na ito. Hindi maaaring mag-operate ang negosyo.',
  },
  means_suspended: {
    en: 'The municipality issued this permit, but the business may not operate while the permit is suspended.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito, pero hindi maaaring mag-operate ang negosyo habang suspendido ang permit.',
  },
  means_superseded: {
    en: 'The municipality issued this permit, but it was replaced by a newer one. Request the newer permit.',
    fil: 'Ang munisipyo ang nagbigay ng permit na ito, pero napalitan na ito. Hingin ang mas bagong permit.',
  },
  means_closed: {
    en: 'The municipality issued this permit. The business has been retired and may no longer operate.',
    fil:
      'Ang munisipyo ang nagbigay ng permit na ito. Isinara na ng may-ari ang negosyo at hindi na ito ' +
      'maaaring mag-operate.',
  },
  means_not_yet: {
    en: 'The municipality issued this permit for an event. It is valid from the first day of the event.',
    fil: 'Ibinigay ng munisipyo ang permit na ito para sa isang okasyon. Magkakabisa ito sa unang araw ng okasyon.',
  },
  means_paused: {
    en: 'The owner declared the business closed on these dates. If it is open, inform the licensing office.',
    fil:
      'Idineklara ng may-ari na sarado ang negosyo sa mga petsang ito. Kung bukas ito, ipaalam sa tanggapan ng ' +
      'lisensiya.',
  },
  provisional_until: { en: 'Provisional until', fil: 'Probisyonal hanggang' },
  means_provisional: {
    en: 'This is a provisional permit. The fees have been paid, and the offices are still reviewing the application.',
    fil: 'Probisyonal na permit ito. Bayad na ito, at sinusuri pa ng mga tanggapan ang aplikasyon.',
  },
  means_APPROVED_BY_LAW: {
    en: 'This permit was approved by law (RA 11032, Sec. 10). It will be signed later.',
    fil: 'Inaprubahan ng batas ang permit na ito (RA 11032, Sek. 10). Susunod ang lagda.',
  },
  means_PERMIT_EXTENDED: {
    en: 'By law, this permit remains valid until its renewal application is approved or refused (RA 11032, Sec. 10).',
    fil: 'Pinalawig ng batas ang permit na ito hanggang mapagpasyahan ang renewal (RA 11032, Sek. 10).',
  },
  means_unsure: {
    en: 'This device cannot verify the permit offline. No problem with the permit is recorded on this device.',
    fil: 'Hindi masusuri ng device na ito ang permit nang offline. Walang nakatalang problema sa permit dito.',
  },
  offline: {
    en: 'Checked offline on this device. The scan will be sent when you are online.',
    fil: 'Sinuri sa device na ito, nang walang signal. Ipadadala ang scan kapag bumalik ang signal.',
  },
  list: { en: 'Saved for offline checks', fil: 'Naka-save para sa pagsusuri nang walang signal' },
  list_none: {
    en: 'No list of revoked permits is saved on this device yet.',
    fil: 'Wala pang listahan ng mga binawing permit sa device na ito.',
  },
  list_of: { en: 'List of revoked permits as of', fil: 'Listahan ng mga binawing permit noong' },
  list_old: {
    en: 'The list of revoked permits is more than two days old, so permits cannot be verified offline. Please refresh the list.',
    fil: 'Higit dalawang araw na ang listahan, kaya hindi masusuri ang mga permit nang offline. I-refresh ang listahan.',
  },
  list_refused: {
    en: 'The new list of revoked permits has an invalid signature and was not used. The previous list remains in use. Please inform the licensing office.',
    fil: 'May dumating na listahang mali ang lagda. Mananatili ang nauna. Ipaalam sa tanggapan ng lisensiya.',
  },
  list_offline: {
    en: 'You are offline. The saved list of revoked permits remains in use.',
    fil: 'Walang signal. Gagamitin pa rin ang naka-save na listahan.',
  },
  refresh: { en: 'Refresh the list', fil: 'I-refresh ang listahan' },
  pending_one: { en: '{count} scan to be sent when online', fil: '{count} scan ang ipapadala kapag online na' },
  pending_other: { en: '{count} scans to be sent when online', fil: '{count} scan ang ipapadala kapag online na' },
  no_figures: {
    en: 'Your figures will appear again when you are online.',
    fil: 'Babalik ang mga bilang mo kapag may signal.',
  },
  note_place: { en: 'Record scan locations', fil: 'Itala kung saan ako nag-scan' },
  place_noted: {
    en: 'The location of each scan is recorded, to detect copied codes.',
    fil: 'Itinatala ang lugar ng bawat scan, para matuklasan ang kinopyang code.',
  },
  place_refused: {
    en: 'Locations are not recorded because this browser does not allow it.',
    fil: 'Hindi itinatala ang lugar: hindi ito pinapayagan ng browser na ito.',
  },
  means_forged: {
    en: 'The digital signature in the code does not match. Please inform the licensing office.',
    fil: 'Hindi tugma ang lagda sa code. Ipaalam sa tanggapan ng lisensiya.',
  },
  means_foreign: {
    en: 'The codes on our permits link only to our own website. Note where you saw this permit and inform the licensing office.',
    fil:
      'Sa sarili naming website lang ang link ng aming mga permit. Tandaan kung saan mo nakita ang permit at ' +
      'ipaalam ito sa tanggapan ng lisensiya.',
  },
  means_unknown: {
    en: 'No permit has this number. Check that it was scanned or entered in full.',
    fil: 'Walang kilalang permit ang munisipyo na may ganitong numero. Tingnan kung nabasa o na-type nang buo.',
  },
  by_number: {
    en: 'Only the number was checked. A number can be copied onto any document. Scan the QR code to be sure.',
    fil: 'Numero lang ang nasuri. Maaaring kopyahin ang numero sa kahit anong dokumento. I-scan ang QR code upang makasiguro.',
  },
  compare: {
    en: 'Compare the name and barangay with the printed permit. If they differ, the code was copied.',
    fil: 'Ihambing ang pangalan at barangay sa naka-print na permit. Kung magkaiba, kinopya ang code.',
  },
  replaced_by: { en: 'Replaced by', fil: 'Pinalitan ng' },
  closed_on: { en: 'Retired on', fil: 'Nagsara noong' },
  checked_at: { en: 'Checked against our records on', fil: 'Sinuri sa aming talaan noong' },
  another: { en: 'Check another permit', fil: 'Magsuri ng ibang permit' },
  permit_no: { en: 'Permit no.', fil: 'Numero ng permit' },
  business: { en: 'Business', fil: 'Negosyo' },
  lines: { en: 'Line of business', fil: 'Uri' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  event: { en: 'Temporary permit for', fil: 'Pansamantalang permit para sa' },
  venue: { en: 'Venue', fil: 'Lugar ng okasyon' },
  valid_from: { en: 'Valid from', fil: 'May bisa mula' },
  paused_until: { en: 'Closed until', fil: 'Sarado hanggang' },
  issued_on: { en: 'Issued', fil: 'Ibinigay' },
  valid_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  issued_by: { en: 'Issued by', fil: 'Ibinigay ng' },
} as const;

export const { useWords } = defineMessages('affiliate', texts);
