import type { Messages } from '@ebpls/contracts';

/** Lines of the notifications that no mail goes with; the others read as the subject of their mail. */
export const messages = {
  'notification.application_filed': {
    en: '{assessment_code}: filed, waits for your check',
    fil: '{assessment_code}: naihain, hinihintay ang iyong pagsusuri',
  },
  'notification.application_to_compute': {
    en: '{assessment_code}: all offices cleared it; the bill is next',
    fil: '{assessment_code}: pumayag na ang lahat ng tanggapan; bayarin na ang susunod',
  },
  'notification.bill_to_approve': {
    en: '{assessment_code}: the bill waits for approval',
    fil: '{assessment_code}: hinihintay ng bayarin ang pag-apruba',
  },
  'notification.permit_to_release': {
    en: '{assessment_code}: paid, the permit can be released',
    fil: '{assessment_code}: bayad na, maaari nang ilabas ang permit',
  },
  'notification.permit_to_sign': {
    en: '{assessment_code}: the permit waits for the signature',
    fil: '{assessment_code}: hinihintay ng permit ang lagda',
  },
  'notification.clearance_new': {
    en: '{assessment_code}: a new request for clearance',
    fil: '{assessment_code}: may bagong hiling na clearance',
  },
  'notification.clearance_again': {
    en: '{assessment_code}: the owner sent it to you again',
    fil: '{assessment_code}: ipinadalang muli sa iyo ng may-ari',
  },
  'notification.claim_new': {
    en: '{claim_no}: a payment of {amount} is said to be missing',
    fil: '{claim_no}: may bayad na {amount} na sinasabing nawawala',
  },
  'notification.inquiry_new': { en: 'A new inquiry: {subject}', fil: 'May bagong tanong: {subject}' },
  'notification.inquiry_message': { en: 'A new message: {subject}', fil: 'May bagong mensahe: {subject}' },
} satisfies Messages;
