import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the slip of originals that an owner brings. */
export const texts = {
  title: { en: 'Originals to bring', fil: 'Mga orihinal na dadalhin' },
  lead: {
    en: 'Show this slip at each office, on your phone or printed. The office will scan the code and record that it has seen the original.',
    fil: 'Ipakita ang slip na ito sa bawat tanggapan, sa telepono o nakalimbag. Isa-scan ng tanggapan ang code at mamarkahan nitong nakita na ang orihinal.',
  },
  code: { en: 'Code of the application {code}', fil: 'Code ng aplikasyong {code}' },
  list: { en: 'What to bring, and to which office', fil: 'Ano ang dadalhin, at sa aling tanggapan' },
  bring_to: { en: 'Bring it to: {offices}', fil: 'Dalhin sa: {offices}' },
  seen_by: { en: 'Seen by: {offices}', fil: 'Nakita na ng: {offices}' },
  seen: { en: 'Seen', fil: 'Nakita na' },
  to_bring: { en: 'To bring', fil: 'Dadalhin' },
  print: { en: 'Print the slip', fil: 'I-print ang slip' },
  none: { en: 'No originals to bring', fil: 'Walang dadalhing orihinal' },
  none_more: {
    en: 'All documents for this application were uploaded.',
    fil: 'Na-upload na ang lahat ng dokumento ng aplikasyong ito.',
  },
  to_slip: { en: 'Show the slip', fil: 'Ipakita ang slip' },
  still: {
    en: 'Originals that offices still need to see: {documents}.',
    fil: 'Mga orihinal na kailangan pang makita ng mga tanggapan: {documents}.',
  },
} as const;

export const { useWords } = defineMessages('owner.originals', texts);
