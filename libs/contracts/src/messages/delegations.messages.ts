import type { Messages } from './merge.ts';

/** Messages about the fields of an appointment, on both sides. */
export const messages = {
  'delegate_scope.required': {
    en: 'Please choose what the delegate may do.',
    fil: 'Piliin kung ano ang maaaring gawin ng kinatawan.',
  },
  'delegate_last_day.required': {
    en: 'Please enter the last day of the appointment.',
    fil: 'Ilagay ang huling araw ng pagtatalaga.',
  },
  'walk_in_no.format': {
    en: 'Please enter the walk-in number in this format: WI-2026-000045.',
    fil: 'Ganito ang numero ng walk-in: WI-2026-000045.',
  },
  'walk_in_way.required': {
    en: 'Please choose how the client gives consent.',
    fil: 'Piliin kung paano magbibigay ng pahintulot ang kliyente.',
  },
} satisfies Messages;
