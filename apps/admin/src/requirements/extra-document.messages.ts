import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Documents outside the list', fil: 'Mga dokumentong wala sa listahan' },
  subtitle: {
    en: 'Requested by an office although the list of the application does not have them, each with its legal ground. They pause no deadline, and the owner may reply without them (RA 11032 s.21(b)).',
    fil: 'Hiningi ng opisina kahit wala sa listahan ng aplikasyon, bawat isa ay may batayan sa batas. Hindi nila inihihinto ang takdang panahon, at maaaring sumagot ang may-ari kahit wala ang mga ito (RA 11032 s.21(b)).',
  },
  back: { en: 'Requirements List', fil: 'Listahan ng mga Kailangan' },
  search: { en: 'Search business or application', fil: 'Maghanap ng negosyo o aplikasyon' },
  requested: { en: 'Requested', fil: 'Hiningi' },
  office: { en: 'Office', fil: 'Opisina' },
  application: { en: 'Application', fil: 'Aplikasyon' },
  document: { en: 'Document', fil: 'Dokumento' },
  ground: { en: 'Legal ground', fil: 'Batayan sa batas' },
  none: { en: 'No document outside the list', fil: 'Walang dokumentong wala sa listahan' },
  none_text: {
    en: 'No office has requested a document outside the list of an application.',
    fil: 'Walang opisinang humingi ng dokumentong wala sa listahan ng aplikasyon.',
  },
} as const;

export const { useWords } = defineMessages('admin.extra_documents', texts);
