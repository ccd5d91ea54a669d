import { defineMessages } from '../../define-messages.ts';

export const { useWords, words } = defineMessages('account-privacy', {
  export_title: { en: 'Download your data', fil: 'I-download ang iyong datos' },
  export_hint: {
    en:
      'You can request all your data in the system as a ZIP file with JSON and CSV files (RA 10173, Sec. 18). You ' +
      'can request it once a day. The file is available for seven days.',
    fil:
      'Maaari mong hilingin ang lahat ng datos mo sa sistema bilang ZIP na may mga JSON at CSV file (RA 10173, ' +
      'Sek. 18). Isang beses sa isang araw ito mahihiling. Pitong araw itong mada-download.',
  },
  export_request: { en: 'Prepare my file', fil: 'Ihanda ang aking file' },
  export_requested: {
    en: 'Your file is being prepared. We will e-mail you when it is ready.',
    fil: 'Ginagawa na ang iyong file. Padadalhan ka namin ng e-mail kapag handa na.',
  },
  export_pending_here: {
    en: 'Your file is being prepared. It appears here when it is ready.',
    fil: 'Ginagawa na ang iyong file. Lilitaw ito rito kapag handa na.',
  },
  export_pending: { en: 'In preparation, ready within minutes', fil: 'Ginagawa, handa sa loob ng ilang minuto' },
  export_ready: { en: 'Ready', fil: 'Handa na' },
  export_until: { en: 'until', fil: 'hanggang' },
  export_download: { en: 'Download', fil: 'I-download' },
  erasure_title: { en: 'Delete your account', fil: 'Burahin ang iyong account' },
  erasure_hint: {
    en:
      'You may request that we close your account and delete any data the law does not require us to keep (RA ' +
      '10173, Sec. 16).',
    fil:
      'Maaari mong hilinging isara namin ang iyong account at burahin ang datos na hindi ipinatatago ng batas (RA ' +
      '10173, Sek. 16).',
  },
  erasure_scope: { en: 'What is deleted', fil: 'Ang buburahin' },
  erasure_scope_account: {
    en: 'your e-mail address, phone, picture and profile text; also your name if no record below contains it',
    fil:
      'ang iyong e-mail, telepono, larawan at isinulat tungkol sa iyo; pati ang pangalan kung wala ito sa mga ' +
      'rekord sa ibaba',
  },
  erasure_scope_drafts: {
    en: 'drafts, and the documents of a business with no filed application',
    fil: 'mga draft, at ang mga dokumento ng negosyong walang inihain',
  },
  erasure_scope_messages: {
    en: 'pictures and files in your messages, notifications, e-mails and sign-in records',
    fil: 'mga larawan at file sa iyong mga mensahe, mga abiso, e-mail at tala ng pag-sign in',
  },
  retention: { en: 'What the law requires us to keep', fil: 'Ang ipinatatago ng batas' },
  retention_money: {
    en:
      'bills, payments, receipts and the books of account: ten years (Local Government Code, rules of the ' +
      'Commission on Audit)',
    fil:
      'mga singil, bayad, resibo at libro ng kuwenta: sampung taon (Local Government Code, mga tuntunin ng ' +
      'Commission on Audit)',
  },
  retention_permits: {
    en: 'filed applications with their documents, clearances and permits: ten years',
    fil: 'mga inihaing aplikasyon, ang mga dokumento, clearance at permit nito: sampung taon',
  },
  retention_audit: {
    en: 'the audit record, and the text of messages to the offices',
    fil: 'ang talaan ng mga kilos, at ang teksto ng mga mensahe sa mga tanggapan',
  },
  blocked: {
    en: 'You cannot request deletion yet. Please resolve the following first:',
    fil: 'Hindi mo pa mahihiling ang pagbura. Ayusin muna ang mga sumusunod:',
  },
  blocker_application: { en: 'an application is open', fil: 'may bukas na aplikasyon' },
  blocker_due: { en: 'an amount is unpaid', fil: 'may halagang babayaran pa' },
  blocker_payment: { en: 'a payment or refund is in progress', fil: 'may bayad o refund na pinoproseso' },
  blocker_claim: {
    en: 'a payment report, refund request or transfer offer is pending',
    fil: 'may ulat ng bayad, hiling na refund o alok ng paglilipat na nakabinbin',
  },
  blocker_business: {
    en: 'a business is registered in your name: retire or transfer it',
    fil: 'may negosyong nakarehistro sa pangalan mo: isara ito o ilipat',
  },
  remarks: { en: 'Your comments', fil: 'Ang iyong komento' },
  read: {
    en: 'I have read what is deleted and what is kept.',
    fil: 'Nabasa ko kung ano ang buburahin at ano ang itatago.',
  },
  read_first: {
    en: 'Please read both lists and tick this box.',
    fil: 'Basahin ang dalawang listahan at lagyan ng tsek ito.',
  },
  erasure_request: { en: 'Request account deletion', fil: 'Hilinging burahin ang aking account' },
  erasure_requested: {
    en: 'Your request was sent to the administrator.',
    fil: 'Naipadala sa tagapangasiwa ang iyong hiling.',
  },
  state_ASKED: {
    en: 'The administrator is reviewing your request.',
    fil: 'Sinusuri ng tagapangasiwa ang iyong hiling.',
  },
  state_APPROVED: { en: 'Your request was approved.', fil: 'Inaprubahan ang iyong hiling.' },
  state_REFUSED: { en: 'Your last request was refused.', fil: 'Tinanggihan ang huli mong hiling.' },
  earliest_day: { en: 'Earliest deletion date:', fil: 'Pinakamaagang petsa ng pagbura:' },
  until_then: { en: 'You can withdraw the request until then.', fil: 'Hanggang noon ay mababawi mo ang hiling.' },
  withdraw: { en: 'Withdraw the request', fil: 'Bawiin ang hiling' },
  withdrawn: { en: 'The request was withdrawn.', fil: 'Nabawi ang hiling.' },
});
