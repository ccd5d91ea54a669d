import { defineMessages } from '../../define-messages.ts';

export const { useWords, words } = defineMessages('account-privacy', {
  export_title: { en: 'Take your data along', fil: 'Kunin ang iyong datos' },
  export_hint: {
    en: 'Everything that the system holds about you, as a ZIP with JSON and CSV that other programs can read (RA 10173, section 18). Once a day; the file can be downloaded for seven days.',
    fil: 'Lahat ng hawak ng sistema tungkol sa iyo, sa ZIP na may JSON at CSV na nababasa rin ng ibang programa (RA 10173, seksiyon 18). Isang beses sa isang araw; pitong araw itong mada-download.',
  },
  export_request: { en: 'Prepare my file', fil: 'Ihanda ang aking file' },
  export_requested: {
    en: 'Your file is being made. We mail you when it is ready.',
    fil: 'Ginagawa na ang iyong file. Mag-e-email kami kapag handa na.',
  },
  export_pending: { en: 'Being made, ready within minutes', fil: 'Ginagawa, handa sa loob ng ilang minuto' },
  export_ready: { en: 'Ready', fil: 'Handa na' },
  export_until: { en: 'until', fil: 'hanggang' },
  export_download: { en: 'Download', fil: 'I-download' },
  erasure_title: { en: 'Erase your account', fil: 'Burahin ang iyong account' },
  erasure_hint: {
    en: 'You may ask that we close your account and erase what the law does not make us keep (RA 10173, section 16).',
    fil: 'Maaari mong hilinging isara namin ang iyong account at burahin ang hindi ipinatatago ng batas (RA 10173, seksiyon 16).',
  },
  erasure_scope: { en: 'What is erased', fil: 'Ang buburahin' },
  erasure_scope_account: {
    en: 'your email, phone, picture and what you wrote about yourself; your name too where no record below bears it',
    fil: 'ang iyong email, telepono, larawan at isinulat tungkol sa iyo; pati ang pangalan kung wala ito sa mga rekord sa ibaba',
  },
  erasure_scope_drafts: {
    en: 'drafts, and the papers of a business for which nothing was filed',
    fil: 'mga draft, at ang mga papel ng negosyong walang inihain',
  },
  erasure_scope_messages: {
    en: 'pictures and files in your messages, notifications, mails, sign-ins',
    fil: 'mga larawan at file sa iyong mga mensahe, mga abiso, email at pag-sign in',
  },
  retention: { en: 'What the law makes us keep', fil: 'Ang ipinatatago ng batas' },
  retention_money: {
    en: 'bills, payments, receipts and the books of account: ten years (Local Government Code, rules of the Commission on Audit)',
    fil: 'mga bayarin, bayad, resibo at libro ng kuwenta: sampung taon (Local Government Code, mga tuntunin ng Commission on Audit)',
  },
  retention_permits: {
    en: 'applications that were filed, their papers, clearances and permits: ten years',
    fil: 'mga inihaing aplikasyon, ang mga papel, clearance at permit nito: sampung taon',
  },
  retention_audit: {
    en: 'the record of who did what and when, and the text of messages to the offices',
    fil: 'ang talaan kung sino ang gumawa ng ano at kailan, at ang teksto ng mga mensahe sa mga tanggapan',
  },
  blocked: {
    en: 'You cannot ask yet. Please end this first:',
    fil: 'Hindi ka pa makahihiling. Tapusin muna ito:',
  },
  blocker_application: { en: 'an application is open', fil: 'may bukas na aplikasyon' },
  blocker_due: { en: 'an amount is still to be paid', fil: 'may halagang babayaran pa' },
  blocker_payment: { en: 'a payment or refund is on its way', fil: 'may bayad o pagsasauli na nasa daan' },
  blocker_claim: {
    en: 'a claim, a refund or an offer to hand over waits for an answer',
    fil: 'may habol, refund o alok ng paglilipat na naghihintay ng sagot',
  },
  blocker_business: {
    en: 'a business is registered in your name: close it or hand it over',
    fil: 'may negosyong nakarehistro sa pangalan mo: isara ito o ilipat',
  },
  remarks: { en: 'What you want to tell us', fil: 'Ang gusto mong sabihin sa amin' },
  read: {
    en: 'I have read what is erased and what is kept.',
    fil: 'Nabasa ko kung ano ang buburahin at ano ang itatago.',
  },
  read_first: {
    en: 'Please read both lists and tick this box.',
    fil: 'Basahin ang dalawang listahan at lagyan ng tsek ito.',
  },
  erasure_request: { en: 'Ask to erase my account', fil: 'Hilinging burahin ang aking account' },
  erasure_requested: { en: 'The administrator has your request.', fil: 'Nasa administrador na ang iyong hiling.' },
  state_ASKED: {
    en: 'The administrator decides on your request.',
    fil: 'Pinagpapasyahan ng administrador ang iyong hiling.',
  },
  state_APPROVED: { en: 'Your request is approved.', fil: 'Inaprubahan ang iyong hiling.' },
  state_REFUSED: { en: 'Your last request was refused.', fil: 'Tinanggihan ang huli mong hiling.' },
  earliest_day: { en: 'Carried out at the earliest:', fil: 'Isasagawa sa pinakamaaga:' },
  until_then: { en: 'Until then you can take it back.', fil: 'Hanggang noon ay mababawi mo ito.' },
  withdraw: { en: 'Take the request back', fil: 'Bawiin ang hiling' },
  withdrawn: { en: 'The request is taken back.', fil: 'Nabawi ang hiling.' },
});
