import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Meet a condition', fil: 'Tuparin ang kondisyon' },
  about: { en: 'Asked by {office}, due on {day}', fil: 'Hiningi ng {office}, takda sa {day}' },
  overdue: { en: 'Its day has passed: it was due on {day}', fil: 'Lumipas na ang araw: takda ito noong {day}' },
  overdue_text: {
    en: 'Meet it now: the office may recommend that the permit be suspended.',
    fil: 'Tuparin na ngayon: maaaring irekomenda ng tanggapan na suspindihin ang permit.',
  },
  missing: { en: 'The office says what is missing', fil: 'Sinasabi ng tanggapan ang kulang' },
  pending: { en: 'The office looks at your answer', fil: 'Sinusuri ng tanggapan ang sagot mo' },
  met: { en: 'The office has found this condition met', fil: 'Natupad na ang kondisyong ito ayon sa tanggapan' },
  unknown: { en: 'There is no such condition any more', fil: 'Wala nang ganitong kondisyon' },
  note: { en: 'How did you meet it?', fil: 'Paano mo ito natupad?' },
  paper: { en: 'Paper that shows it', fil: 'Papel na nagpapakita nito' },
  paper_help: {
    en: 'One of the papers of this business. Send a new one under Papers first.',
    fil: 'Isa sa mga papel ng negosyong ito. Ipadala muna sa Mga papel ang bago.',
  },
  no_paper: { en: 'No paper', fil: 'Walang papel' },
  papers: { en: 'Papers of this business', fil: 'Mga papel ng negosyong ito' },
  send: { en: 'Send to the office', fil: 'Ipadala sa tanggapan' },
  sent: { en: 'The office has your answer.', fil: 'Nasa tanggapan na ang sagot mo.' },
} as const;

export const { useWords, words } = defineMessages('owner.condition', texts);
