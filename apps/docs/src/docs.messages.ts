import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('docs', {
  contents: { en: 'Pages of the documentation', fil: 'Mga pahina ng dokumentasyon' },
});
