import { defineWords } from '@ebpls/remote-kit';

export const { useWords } = defineWords('docs', {
  en: { contents: 'Pages of the documentation' },
  fil: { contents: 'Mga pahina ng dokumentasyon' },
});
