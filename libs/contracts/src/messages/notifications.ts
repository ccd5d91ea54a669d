/** Lines of the notifications that no mail goes with; the others read as the subject of their mail. */
export const notifications = {
  en: {
    'search.required': 'Please type at least two letters or digits.',
    'notification.application_filed': '{assessment_code}: filed, waits for your check',
    'notification.application_to_compute': '{assessment_code}: all offices cleared it; the bill is next',
    'notification.bill_to_approve': '{assessment_code}: the bill waits for approval',
    'notification.permit_to_release': '{assessment_code}: paid, the permit can be released',
    'notification.permit_to_sign': '{assessment_code}: the permit waits for the signature',
    'notification.clearance_new': '{assessment_code}: a new request for clearance',
    'notification.clearance_again': '{assessment_code}: the owner sent it to you again',
    'notification.claim_new': '{claim_no}: a payment of {amount} is said to be missing',
    'notification.inquiry_new': 'A new inquiry: {subject}',
    'notification.inquiry_message': 'A new message: {subject}',
    'mail.inquiry_answer.subject': 'You have an answer: {subject}',
    'mail.inquiry_answer.text':
      '{office} answered your inquiry “{subject}”. Sign in to read the answer and to reply.\n\n{link}\n\nWe write once about a thread until you have opened it.',
  },
  fil: {
    'search.required': 'Mag-type ng kahit dalawang titik o numero.',
    'notification.application_filed': '{assessment_code}: naihain, hinihintay ang iyong pagsusuri',
    'notification.application_to_compute':
      '{assessment_code}: pumayag na ang lahat ng tanggapan; bayarin na ang susunod',
    'notification.bill_to_approve': '{assessment_code}: hinihintay ng bayarin ang pag-apruba',
    'notification.permit_to_release': '{assessment_code}: bayad na, maaari nang ilabas ang permit',
    'notification.permit_to_sign': '{assessment_code}: hinihintay ng permit ang lagda',
    'notification.clearance_new': '{assessment_code}: may bagong hiling na clearance',
    'notification.clearance_again': '{assessment_code}: ipinadalang muli sa iyo ng may-ari',
    'notification.claim_new': '{claim_no}: may bayad na {amount} na sinasabing nawawala',
    'notification.inquiry_new': 'May bagong tanong: {subject}',
    'notification.inquiry_message': 'May bagong mensahe: {subject}',
    'mail.inquiry_answer.subject': 'May sagot na sa iyo: {subject}',
    'mail.inquiry_answer.text':
      'Sinagot ng {office} ang iyong tanong na “{subject}”. Mag-sign in para mabasa ang sagot at makatugon.\n\n{link}\n\nIsang beses lang kaming sumusulat tungkol sa isang usapan hanggang mabuksan mo ito.',
  },
} as const;
