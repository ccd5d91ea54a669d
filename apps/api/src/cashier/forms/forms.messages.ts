import type { Messages } from '@ebpls/contracts';

/** Pads of accountable forms. */
export const messages = {
  'form.not_cashier': { en: 'This person is not a cashier.', fil: 'Hindi kahera ang taong ito.' },
  'form.range': {
    en: 'A booklet has 1 to 50 numbers, and the first number cannot be higher than the last.',
    fil: '1 hanggang 50 numero ang laman ng booklet, at hindi lalampas ang una sa huli.',
  },
  'form.overlap': {
    en: 'Some of these numbers belong to another booklet.',
    fil: 'May mga numero rito na nasa ibang booklet na.',
  },
  'form.not_next': {
    en: 'Your next form is {serial}. Use forms in numerical order.',
    fil: 'Ang susunod mong form ay {serial}. Sunod-sunod ang gamit ng mga form.',
  },
  'form.lost_unknown': {
    en: 'All these numbers must belong to unused forms of the same booklet.',
    fil: 'Dapat mga form na hindi pa nagagamit at mula sa iisang booklet ang lahat ng numerong ito.',
  },
} satisfies Messages;
