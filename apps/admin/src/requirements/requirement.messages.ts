import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Requirements List', fil: 'Listahan ng mga Kailangan' },
  subtitle: {
    en: 'Documents that an application may require, and the office that checks each one.',
    fil: 'Ang mga dokumentong maaaring kailanganin ng aplikasyon, at kung sino ang sumusuri.',
  },
  search: { en: 'Search documents', fil: 'Maghanap ng dokumento' },
  code: { en: 'Code', fil: 'Code' },
  name: { en: 'Document', fil: 'Dokumento' },
  verified_by: { en: 'Checked by', fil: 'Sinusuri ng' },
  none: { en: 'No requirements', fil: 'Walang kailangang dokumento' },
  to_extras: { en: 'Documents not on the list', fil: 'Mga dokumentong wala sa listahan' },
  none_text: {
    en: 'No documents are required for any application.',
    fil: 'Walang dokumentong hinihingi sa anumang aplikasyon.',
  },
} as const;

export const { useWords } = defineMessages('admin.requirements', texts);
