import type { Messages } from '@ebpls/contracts';

/** Rights of people over their own data (RA 10173). */
export const messages = {
  'export.one_a_day': {
    en: 'You have already requested your data file today. You can request another one tomorrow.',
    fil: 'Nahiling mo na ang file ng iyong datos ngayong araw. Makahihiling ka ng isa pa bukas.',
  },
  'export.readme': {
    en:
      'This is the data that the system of the municipality of {municipality} holds about you (RA 10173, section ' +
      '18), as of {at}.\n\nmy-data.json  all data, for programs\ncsv/          the same data as tables, for ' +
      'spreadsheets\nfiles.csv     a list of the documents and pictures you uploaded; you can download each one ' +
      'in the system\n\nAmounts are in centavos.\n',
    fil:
      'Ito ang datos tungkol sa iyo na hawak ng sistema ng bayan ng {municipality} (RA 10173, seksiyon 18), noong ' +
      '{at}.\n\nmy-data.json  ang lahat ng datos, para sa mga programa\ncsv/          ang parehong datos bilang ' +
      'mga talahanayan, para sa spreadsheet\nfiles.csv     listahan ng mga dokumento at larawang na-upload mo; ' +
      'mada-download mo ang bawat isa sa sistema\n\nNasa sentimo ang mga halaga.\n',
  },
  'mail.export_ready.subject': { en: 'Your data file is ready', fil: 'Handa na ang file ng iyong datos' },
  'mail.export_ready.text': {
    en:
      'The file with your data is ready. You can sign in and download it until {until}.\n\n{link}\n\nIf you did not ' +
      'request it, change your password immediately.',
    fil:
      'Handa na ang file ng iyong datos. Mag-sign in para i-download ito hanggang {until}.\n\n{link}\n\nKung hindi ' +
      'mo ito hiniling, palitan agad ang iyong password.',
  },
  'erasure.blocked': {
    en:
      'You still have a pending application, payment or request, an unpaid amount, or an active business. Please ' +
      'settle or close these first.',
    fil:
      'May nakabinbin ka pang aplikasyon, bayad o hiling, halagang hindi pa bayad, o negosyong hindi pa sarado. ' +
      'Ayusin o isara muna ang mga ito.',
  },
  'erasure.already_requested': {
    en: 'You have already requested the deletion of your account. The request is pending.',
    fil: 'Nahiling mo na ang pagbura ng iyong account. Naghihintay ang hiling.',
  },
  'erasure.not_pending': {
    en: 'There is no pending deletion request.',
    fil: 'Walang nakabinbing hiling na burahin ang account.',
  },
  'erasure.decided': {
    en: 'This deletion request was already approved or refused.',
    fil: 'May pasya na sa hiling na ito.',
  },
  'erasure.still_open': {
    en:
      'This person still has pending matters, so the request cannot be approved. Please refuse it and state the ' +
      'reason.',
    fil:
      'May nakabinbin pang usapin ang taong ito kaya hindi maaaprubahan ang hiling. Tanggihan ito at sabihin ang ' +
      'dahilan.',
  },
  'notification.account_erasure': {
    en: 'An owner requested account deletion',
    fil: 'May may-ari na humihiling na burahin ang kaniyang account',
  },
  'mail.erasure_asked.subject': {
    en: 'Your request to delete your account',
    fil: 'Ang hiling mong burahin ang iyong account',
  },
  'mail.erasure_asked.text': {
    en:
      'We received your request. The administrator will decide on it. Your account can be deleted on {day} at the ' +
      'earliest. You can withdraw the request until then.\n\n{link}\n\nIf you did not make this request, withdraw ' +
      'it and change your password immediately.',
    fil:
      'Natanggap namin ang iyong hiling. Pagpapasyahan ito ng tagapangasiwa. Sa {day} ang pinakamaagang petsa na ' +
      'mabubura ang account mo. Mababawi mo ang hiling hanggang doon.\n\n{link}\n\nKung hindi ikaw ang humiling, ' +
      'bawiin ito at palitan agad ang iyong password.',
  },
  'mail.erasure_approved.subject': {
    en: 'Your account will be deleted on {day}',
    fil: 'Buburahin ang iyong account sa {day}',
  },
  'mail.erasure_approved.text': {
    en:
      'Your request was approved:\n\n{reason}\n\nOn {day}, your account will be closed, and all data that the law ' +
      'does not require us to keep will be deleted. You can withdraw the request until then.\n\n{link}',
    fil:
      'Inaprubahan ang iyong hiling:\n\n{reason}\n\nSa {day}, isasara ang iyong account at buburahin ang ' +
      'lahat ng datos na hindi kailangang itago ayon sa batas. Mababawi mo ang hiling hanggang sa petsang ' +
      'iyon.\n\n{link}',
  },
  'mail.erasure_refused.subject': { en: 'Your account will not be deleted', fil: 'Hindi buburahin ang iyong account' },
  'mail.erasure_refused.text': {
    en:
      'Your request to delete your account was refused:\n\n{reason}\n\nYou can request it again when this is ' +
      'resolved. If you disagree, you may file a complaint with the National Privacy Commission.\n\n{link}',
    fil:
      'Tinanggihan ang hiling mong burahin ang iyong account:\n\n{reason}\n\nMakahihiling kang muli kapag naayos ' +
      'na ito. Kung hindi ka sang-ayon, maaari kang magreklamo sa National Privacy Commission.\n\n{link}',
  },
  'mail.erasure_done.subject': { en: 'Your account was deleted', fil: 'Nabura na ang iyong account' },
  'mail.erasure_done.text': {
    en:
      'Your account was closed, and all data that the law does not require us to keep was deleted. Records of ' +
      'permits, taxes and payments are kept for ten years. You can no longer sign in with this e-mail address.\n\n' +
      '{link}\n\nThis is our last e-mail to you.',
    fil:
      'Sarado na ang iyong account, at nabura ang datos na hindi kailangang itago ayon sa batas. Itatago nang ' +
      'sampung taon ang mga rekord ng permit, buwis at bayad. Hindi ka na makakapag-sign in gamit ang e-mail na ' +
      'ito.\n\n{link}\n\nIto ang huli naming e-mail sa iyo.',
  },
} satisfies Messages;
