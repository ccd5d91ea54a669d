import { defineMessages } from '../../define-messages.ts';

export const { useWords } = defineMessages('account-own-data', {
  title: { en: 'Your data', fil: 'Ang iyong datos' },
  hint: {
    en: 'Everything that the system holds about you, as a file that other programs can read (RA 10173).',
    fil: 'Lahat ng hawak ng sistema tungkol sa iyo, sa file na nababasa rin ng ibang programa (RA 10173).',
  },
  download: { en: 'Download my data', fil: 'I-download ang aking datos' },
});
