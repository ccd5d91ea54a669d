import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Requirements List', fil: 'Listahan ng mga Kailangan' },
  subtitle: {
    en: 'The papers that an application may need, and who checks each.',
    fil: 'Ang mga papel na maaaring kailanganin ng aplikasyon, at kung sino ang sumusuri.',
  },
  revenue_code: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  recipients: { en: 'Inquiry recipients', fil: 'Mga patunguhan ng tanong' },
  search: { en: 'Find a paper', fil: 'Maghanap ng papel' },
  code: { en: 'Code', fil: 'Code' },
  name: { en: 'Paper', fil: 'Papel' },
  verified_by: { en: 'Checked by', fil: 'Sinusuri ng' },
  none: { en: 'The catalogue is empty', fil: 'Walang laman ang katalogo' },
  none_text: { en: 'No paper is asked of any application.', fil: 'Walang papel na hinihingi sa anumang aplikasyon.' },
} as const;

export const { useWords } = defineMessages('admin.requirements', texts);
