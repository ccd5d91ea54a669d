import type { Messages } from '@ebpls/contracts';

/** Rights of people over their own data (RA 10173). */
export const messages = {
  'export.one_a_day': {
    en: 'Your file of today was asked already. You can ask for another one tomorrow.',
    fil: 'Nahiling na ang iyong file ngayong araw. Makahihiling ka ng isa pa bukas.',
  },
  'export.readme': {
    en: 'This is what the system of the municipality of {municipality} holds about you (RA 10173, section 18), as of {at}.\n\nmy-data.json  all of it, for programs\ncsv/          the same part by part, for spreadsheets\nfiles.csv     the papers and pictures that you sent; the system lets you download each\n\nAmounts are in centavos.\n',
    fil: 'Ito ang hawak ng sistema ng bayan ng {municipality} tungkol sa iyo (RA 10173, seksiyon 18), noong {at}.\n\nmy-data.json  ang lahat, para sa mga programa\ncsv/          ang gayon ding datos ayon sa bahagi, para sa spreadsheet\nfiles.csv     ang mga papel at larawang ipinadala mo; mada-download mo ang bawat isa sa sistema\n\nNasa sentimo ang mga halaga.\n',
  },
  'mail.export_ready.subject': { en: 'The file with your data is ready', fil: 'Handa na ang file ng iyong datos' },
  'mail.export_ready.text': {
    en: 'You asked for all that we hold about you. The file is ready; sign in to download it, until {until}.\n\n{link}\n\nIf you did not ask for it, please change your password at once: somebody else knows it.',
    fil: 'Hiniling mo ang lahat ng hawak namin tungkol sa iyo. Handa na ang file; mag-sign in upang i-download ito, hanggang {until}.\n\n{link}\n\nKung hindi mo ito hiniling, palitan agad ang iyong password: may ibang nakaaalam nito.',
  },
  'erasure.blocked': {
    en: 'Something of yours is still open: an application, an amount due, a payment, a claim or a business. Please end it first.',
    fil: 'May bukas ka pang usapin: aplikasyon, babayaran, bayad, habol o negosyo. Tapusin muna ito.',
  },
  'erasure.already_requested': {
    en: 'You have asked already. The request waits.',
    fil: 'Nakahiling ka na. Naghihintay ang hiling.',
  },
  'erasure.not_pending': { en: 'No request waits any more.', fil: 'Wala nang naghihintay na hiling.' },
  'erasure.decided': { en: 'This request is decided already.', fil: 'May pasya na sa hiling na ito.' },
  'erasure.still_open': {
    en: 'Something of this person is still open, so it cannot be approved. Please refuse it with the reason.',
    fil: 'May bukas pang usapin ang taong ito kaya hindi ito maaaprubahan. Tanggihan ito at sabihin ang dahilan.',
  },
  'notification.account_erasure': {
    en: 'An owner asks that their account is erased',
    fil: 'May may-ari na humihiling na burahin ang kaniyang account',
  },
  'mail.erasure_asked.subject': {
    en: 'You asked that your account is erased',
    fil: 'Hiniling mong burahin ang iyong account',
  },
  'mail.erasure_asked.text': {
    en: 'We have your request. The administrator decides on it. It is carried out on {day} at the earliest; until then you can take it back.\n\n{link}\n\nIf you did not ask for it, take it back and change your password at once: somebody else knows it.',
    fil: 'Natanggap namin ang iyong hiling. Pagpapasyahan ito ng administrador. Sa {day} ito isasagawa sa pinakamaaga; hanggang noon ay mababawi mo ito.\n\n{link}\n\nKung hindi mo ito hiniling, bawiin ito at palitan agad ang iyong password: may ibang nakaaalam nito.',
  },
  'mail.erasure_approved.subject': {
    en: 'Your account will be erased on {day}',
    fil: 'Buburahin ang iyong account sa {day}',
  },
  'mail.erasure_approved.text': {
    en: 'Your request is approved:\n\n{reason}\n\nOn {day} the account is closed and what the law does not keep is erased. Until then you can take it back.\n\n{link}',
    fil: 'Inaprubahan ang iyong hiling:\n\n{reason}\n\nSa {day}, isasara ang account at buburahin ang hindi kailangang itago ayon sa batas. Hanggang noon ay mababawi mo ito.\n\n{link}',
  },
  'mail.erasure_refused.subject': { en: 'Your account is not erased', fil: 'Hindi buburahin ang iyong account' },
  'mail.erasure_refused.text': {
    en: 'Your request to erase your account is refused:\n\n{reason}\n\nYou can ask again when this is settled. If you see it otherwise, you may complain to the National Privacy Commission.\n\n{link}',
    fil: 'Tinanggihan ang hiling mong burahin ang iyong account:\n\n{reason}\n\nMakahihiling kang muli kapag naayos na ito. Kung iba ang tingin mo, maaari kang magreklamo sa National Privacy Commission.\n\n{link}',
  },
  'mail.erasure_done.subject': { en: 'Your account is erased', fil: 'Nabura na ang iyong account' },
  'mail.erasure_done.text': {
    en: 'Your account is closed, and what the law does not keep is erased. Records of permits, taxes and payments stay for ten years. Nobody can sign in with this email any more.\n\n{link}\n\nThis is our last letter.',
    fil: 'Sarado na ang iyong account, at nabura ang hindi kailangang itago ayon sa batas. Mananatili nang sampung taon ang mga rekord ng permit, buwis at bayad. Hindi na makapag-sign in gamit ang email na ito.\n\n{link}\n\nIto ang huli naming sulat.',
  },
} satisfies Messages;
