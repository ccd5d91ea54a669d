import type { Messages } from './merge.ts';

/** A case that is taken before those that are due earlier. */
export const messages = {
  'turn.ground': {
    en: 'Another case comes before this one. Please choose why this one is taken first.',
    fil: 'May ibang kasong mas nauna ang takda. Piliin kung bakit ito ang uunahin.',
  },
  'turn.note': { en: 'Please write why it is taken first.', fil: 'Isulat kung bakit ito ang uunahin.' },
  'turn.AT_COUNTER': { en: 'The owner is at the counter', fil: 'Nasa counter ang may-ari' },
  'turn.WITH_ANOTHER': { en: 'It belongs to a case I have', fil: 'Kaugnay ito ng kasong hawak ko' },
  'turn.VISIT_NEARBY': { en: 'A visit on the same way', fil: 'Madaraanan sa isang bisita' },
  'turn.ASKED_BY_HEAD': { en: 'The head of the office asked for it', fil: 'Hiniling ng pinuno ng tanggapan' },
  'turn.OTHER': { en: 'Another reason', fil: 'Ibang dahilan' },
} satisfies Messages;
