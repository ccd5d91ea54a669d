import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Meet a condition', fil: 'Tuparin ang kondisyon' },
  about: { en: 'Required by {office}, due on {day}', fil: 'Hinihiling ng {office}, takda sa {day}' },
  overdue: { en: 'Overdue: the condition was due on {day}', fil: 'Lampas na sa takda: {day} ang takda ng kondisyon' },
  overdue_text: {
    en: 'Meet this condition now, or the office may recommend suspending your permit.',
    fil: 'Tuparin na ang kondisyong ito, kung hindi ay maaaring irekomenda ng tanggapan na suspindihin ang permit mo.',
  },
  missing: { en: 'What is missing, according to the office', fil: 'Ang kulang, ayon sa tanggapan' },
  pending: { en: 'The office is reviewing your reply', fil: 'Sinusuri ng tanggapan ang sagot mo' },
  met: {
    en: 'The office confirmed that this condition is met',
    fil: 'Kinumpirma ng tanggapan na natupad ang kondisyong ito',
  },
  unknown: { en: 'This condition no longer exists', fil: 'Wala nang ganitong kondisyon' },
  note: { en: 'How did you meet this condition?', fil: 'Paano mo ito natupad?' },
  paper: { en: 'Supporting document', fil: 'Dokumentong nagpapatunay' },
  paper_help: {
    en: 'Choose one of the documents of this business. To use a new one, upload it under Documents first.',
    fil: 'Pumili sa mga dokumento ng negosyong ito. Kung bago ang gagamitin, i-upload muna ito sa Mga dokumento.',
  },
  no_paper: { en: 'No document', fil: 'Walang dokumento' },
  papers: { en: 'Documents of this business', fil: 'Mga dokumento ng negosyong ito' },
  send: { en: 'Send to the office', fil: 'Ipadala sa tanggapan' },
  sent: { en: 'Your reply was sent to the office.', fil: 'Naipadala sa tanggapan ang sagot mo.' },
} as const;

export const { useWords, words } = defineMessages('owner.condition', texts);
