import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Three sample businesses', fil: 'Tatlong halimbawang negosyo' },
  hint: {
    en: 'The bills of these businesses are computed while you edit the draft. Nothing is charged.',
    fil: 'Kinukuwenta ang singil ng mga negosyong ito habang binabago mo ang burador. Walang sinisingil.',
  },
  unreadable: {
    en: 'Correct the marked cells to see the bills.',
    fil: 'Itama ang mga may markang cell para makita ang mga singil.',
  },
  change: { en: 'Change', fil: 'Palitan' },
  change_one: { en: 'Change business {number}', fil: 'Palitan ang negosyo {number}' },
  close: { en: 'Close', fil: 'Isara' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },
  not_charged: { en: 'This row is not charged here.', fil: 'Hindi sinisingil dito ang hilerang ito.' },
  same: { en: 'Same as the previous version', fil: 'Pareho sa naunang bersiyon' },
  no_before: {
    en: 'This business cannot be billed under the previous version.',
    fil: 'Hindi makukuwenta ng naunang bersiyon ang singil ng negosyong ito.',
  },
  more: { en: '{amount} more', fil: 'Dagdag na {amount}' },
  less: { en: '{amount} less', fil: 'Bawas na {amount}' },
  more_percent: { en: '{amount} more ({percent}%)', fil: 'Dagdag na {amount} ({percent}%)' },
  less_percent: { en: '{amount} less ({percent}%)', fil: 'Bawas na {amount} ({percent}%)' },
} as const;

export const { useWords } = defineMessages('admin.tariff_examples', texts);
