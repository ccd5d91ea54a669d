import type { Messages } from './merge.ts';

/** Messages about the fields of a change, of a closure and of a transfer, on both sides. */
export const messages = {
  'amendment.required': { en: 'Please choose what changes.', fil: 'Piliin kung ano ang magbabago.' },
  'closure_reason.required': { en: 'Please choose why it closes.', fil: 'Piliin kung bakit magsasara.' },
  'closing_outcome.required': { en: 'Please choose what the visit found.', fil: 'Piliin ang nakita sa pagbisita.' },
  'visited_on.required': { en: 'Please enter the day of the visit.', fil: 'Ilagay ang araw ng pagbisita.' },
  'event_name.required': { en: 'Please enter what the event is.', fil: 'Ilagay kung anong okasyon.' },
  'venue.required': { en: 'Please enter where it is held.', fil: 'Ilagay kung saan ito gaganapin.' },
  'starts_on.required': { en: 'Please enter the first day.', fil: 'Ilagay ang unang araw.' },
  'ends_on.required': { en: 'Please enter the last day.', fil: 'Ilagay ang huling araw.' },
  'closed_from.required': { en: 'Please enter the first closed day.', fil: 'Ilagay ang unang araw na sarado.' },
  'closed_until.required': { en: 'Please enter the last closed day.', fil: 'Ilagay ang huling araw na sarado.' },
  'pause_reason.required': { en: 'Please write why it is closed.', fil: 'Isulat kung bakit sarado.' },
  'findings.required': { en: 'Please write what was found.', fil: 'Isulat ang mga nakita.' },
} satisfies Messages;
