import { defineMessages } from '@ebpls/remote-kit';

/** Texts about the validity of a paper, for every page with an owner's papers. */
export const texts = {
  dates_of: { en: 'Dates of {name}', fil: 'Mga petsa ng {name}' },
  dates_why: {
    en: 'Enter the dates printed on the document, if any.',
    fil: 'Ilagay ang mga petsang nakasulat sa dokumento, kung mayroon.',
  },
  valid_from: { en: 'Valid from', fil: 'May bisa mula' },
  valid_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  dates_save: { en: 'Save dates', fil: 'I-save ang mga petsa' },
  dates_enter: { en: 'Enter the dates', fil: 'Ilagay ang mga petsa' },
  dates_enter_of: { en: 'Enter the dates of {name}', fil: 'Ilagay ang mga petsa ng {name}' },
  dates_change: { en: 'Change', fil: 'Baguhin' },
  dates_change_of: { en: 'Change the dates of {name}', fil: 'Baguhin ang mga petsa ng {name}' },
  holds_until: { en: 'Valid until', fil: 'May bisa hanggang' },
  holds_from: { en: 'Valid from', fil: 'May bisa mula' },
  ended_on: { en: 'Expired on', fil: 'Nag-expire noong' },
  expired: { en: 'Expired', fil: 'Nag-expire' },
  accepted: { en: 'Accepted', fil: 'Tinanggap' },
} as const;

export const { useWords } = defineMessages('owner.document-dates', texts);
