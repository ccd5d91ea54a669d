import { defineWords } from '@ebpls/remote-kit';

export const texts = {
  en: {
    title: 'Requirements List',
    subtitle: 'The papers that an application may need, and who checks each.',
    revenue_code: 'Revenue code',
    recipients: 'Inquiry recipients',
    search: 'Find a paper',
    code: 'Code',
    name: 'Paper',
    verified_by: 'Checked by',
    none: 'The catalogue is empty',
    none_text: 'No paper is asked of any application.',
  },
  fil: {
    title: 'Listahan ng mga Kailangan',
    subtitle: 'Ang mga papel na maaaring kailanganin ng aplikasyon, at kung sino ang sumusuri.',
    revenue_code: 'Kodigo sa kita',
    recipients: 'Mga patunguhan ng tanong',
    search: 'Maghanap ng papel',
    code: 'Code',
    name: 'Papel',
    verified_by: 'Sinusuri ng',
    none: 'Walang laman ang katalogo',
    none_text: 'Walang papel na hinihingi sa anumang aplikasyon.',
  },
} as const;

export const { useWords } = defineWords('admin.requirements', texts);
