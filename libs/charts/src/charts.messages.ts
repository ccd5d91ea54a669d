import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('charts', {
  table: { en: 'Show as a table', fil: 'Ipakita bilang talahanayan' },
  label: { en: 'Label', fil: 'Kategorya' },
  share: { en: 'Share', fil: 'Bahagi' },
  value: { en: 'Value', fil: 'Halaga' },
});
