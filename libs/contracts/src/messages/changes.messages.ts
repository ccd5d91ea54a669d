import type { Messages } from './merge.ts';

/** Messages about the fields of a change, of a closure and of a transfer, on both sides. */
export const messages = {
  'amendment.required': { en: 'Please choose what will change.', fil: 'Piliin kung ano ang magbabago.' },
  'closure_reason.required': {
    en: 'Please choose the reason for retirement.',
    fil: 'Piliin ang dahilan ng pagsasara.',
  },
  'closing_outcome.required': { en: 'Please choose the result of the visit.', fil: 'Piliin ang resulta ng pagbisita.' },
  'visited_on.required': { en: 'Please enter the date of the visit.', fil: 'Ilagay ang petsa ng pagbisita.' },
  'event_name.required': { en: 'Please enter the name of the event.', fil: 'Ilagay ang pangalan ng okasyon.' },
  'venue.required': { en: 'Please enter the venue.', fil: 'Ilagay kung saan ito gaganapin.' },
  'starts_on.required': { en: 'Please enter the first day of the event.', fil: 'Ilagay ang unang araw.' },
  'ends_on.required': { en: 'Please enter the last day of the event.', fil: 'Ilagay ang huling araw.' },
  'closed_from.required': {
    en: 'Please enter the first day of the temporary closure.',
    fil: 'Ilagay ang unang araw na sarado.',
  },
  'closed_until.required': {
    en: 'Please enter the last day of the temporary closure.',
    fil: 'Ilagay ang huling araw na sarado.',
  },
  'pause_reason.required': {
    en: 'Please enter the reason for the temporary closure.',
    fil: 'Ilagay ang dahilan ng pansamantalang pagsasara.',
  },
  'findings.required': { en: 'Please enter the findings.', fil: 'Isulat ang mga nakita.' },
} satisfies Messages;
