import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Removed lines of business in use', fil: 'Mga inalis na uri ng negosyong ginagamit pa' },
  hint: {
    en:
      'Some businesses have these lines of business, which this draft no longer includes. For each, choose ' +
      'the lines of business that replace it, or state why it is no longer taxed.',
    fil:
      'May mga negosyo pang may ganitong uri, at wala ito sa burador. Para sa bawat isa, piliin ang mga ' +
      'uring papalit, o isulat kung bakit hindi na ito binubuwisan.',
  },
  none: { en: 'No removed line of business is in use', fil: 'Walang inalis na uri ng negosyong ginagamit pa' },
  none_text: {
    en: 'All lines of business in use are included in this draft.',
    fil: 'Kasama sa burador na ito ang lahat ng ginagamit na uri ng negosyo.',
  },
  line: { en: '{name} ({code})', fil: '{name} ({code})' },
  businesses_one: { en: '{count} business', fil: '{count} negosyo' },
  businesses_other: { en: '{count} businesses', fil: '{count} negosyo' },
  successors: { en: 'Replaced by', fil: 'Papalitan ng' },
  no_longer: { en: 'No longer taxed: write the reason', fil: 'Hindi na binubuwisan: isulat ang dahilan' },
  change_reason: { en: 'Change the reason', fil: 'Baguhin ang dahilan' },
  reason: { en: 'No longer taxed. Reason: {reason}', fil: 'Hindi na binubuwisan. Dahilan: {reason}' },
  save_first: {
    en: 'To mark it as no longer taxed, save the draft first, then write the reason.',
    fil: 'Para markahang hindi na ito binubuwisan, i-save muna ang burador, saka isulat ang dahilan.',
  },
} as const;

export const { useWords } = defineMessages('admin.tariff_successors', texts);
