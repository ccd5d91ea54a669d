import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Documents not on the list', fil: 'Mga dokumentong wala sa listahan' },
  subtitle: {
    en:
      'Documents that an office requested although they are not on the application’s list of requirements, ' +
      'each with its legal ground. They do not pause the deadline, and the owner may reply without them ' +
      '(RA 11032, Sec. 21(b)).',
    fil:
      'Mga dokumentong hiningi ng tanggapan kahit wala sa listahan ng aplikasyon. May batayan sa batas ang ' +
      'bawat isa. Hindi inihihinto ng mga ito ang takdang panahon, at maaaring sumagot ang may-ari kahit ' +
      'wala ang mga ito (RA 11032, Sek. 21(b)).',
  },
  back: { en: 'Requirements List', fil: 'Listahan ng mga Kailangan' },
  search: { en: 'Search by business or application', fil: 'Maghanap ng negosyo o aplikasyon' },
  requested: { en: 'Requested', fil: 'Hiningi' },
  office: { en: 'Office', fil: 'Tanggapan' },
  application: { en: 'Application', fil: 'Aplikasyon' },
  document: { en: 'Document', fil: 'Dokumento' },
  ground: { en: 'Legal ground', fil: 'Batayan sa batas' },
  none: { en: 'No documents requested', fil: 'Walang hininging dokumento' },
  none_text: {
    en: 'No office has requested a document that is not on an application’s list of requirements.',
    fil: 'Walang tanggapang humingi ng dokumentong wala sa listahan ng aplikasyon.',
  },
} as const;

export const { useWords } = defineMessages('admin.extra_documents', texts);
