import { defineMessages } from '@ebpls/remote-kit';

/** Texts about the validity of a paper, for every page with an owner's papers. */
export const texts = {
  dates_of: { en: 'Days of {name}', fil: 'Mga petsa ng {name}' },
  dates_why: {
    en: 'Write the days that stand on the paper. Leave them empty if it has none.',
    fil: 'Isulat ang mga petsang nasa papeles. Iwanang walang laman kung wala.',
  },
  valid_from: { en: 'Valid from', fil: 'May bisa mula' },
  valid_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  dates_save: { en: 'Save the days', fil: 'Itabi ang mga petsa' },
  dates_change: { en: 'Change', fil: 'Baguhin' },
  dates_change_of: { en: 'Change the days of {name}', fil: 'Baguhin ang mga petsa ng {name}' },
  holds_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  holds_from: { en: 'Valid from', fil: 'May bisa mula' },
  ended_on: { en: 'Ended on', fil: 'Nagtapos noong' },
} as const;

export const { useWords } = defineMessages('owner.document-dates', texts);
