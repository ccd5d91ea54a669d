import type { Messages } from './merge.ts';

/** A case that is taken before those that are due earlier. */
export const messages = {
  'turn.ground': {
    en: 'Another case is due before this one. Please choose why you are handling this case first.',
    fil: 'May ibang kasong mas nauna ang takda. Piliin kung bakit ito ang uunahin.',
  },
  'turn.note': {
    en: 'Please explain why you are handling this case first.',
    fil: 'Isulat kung bakit ito ang uunahin.',
  },
  'turn.AT_COUNTER': { en: 'The owner is at the counter', fil: 'Nasa window ang may-ari' },
  'turn.WITH_ANOTHER': { en: 'Related to a case I am handling', fil: 'Kaugnay ito ng kasong hawak ko' },
  'turn.VISIT_NEARBY': { en: 'Visit on the same route', fil: 'Madaraanan sa isang bisita' },
  'turn.ASKED_BY_HEAD': { en: 'Requested by the head of office', fil: 'Hiniling ng pinuno ng tanggapan' },
  'turn.OTHER': { en: 'Another reason', fil: 'Ibang dahilan' },
} satisfies Messages;
