import type { Messages } from '@ebpls/contracts';

/** Refusals of measures that offices find, needed by the server only. */
export const messages = {
  'found_measure.missing': {
    en: 'These figures must be recorded by their office before the bill: {figures}.',
    fil: 'Dapat munang itala ng tanggapan nito ang mga halagang ito bago ang bayarin: {figures}.',
  },
  'found_measure.first': {
    en: 'Please record these figures of your office before the clearance: {figures}.',
    fil: 'Itala muna ang mga halagang ito ng tanggapan mo bago ang clearance: {figures}.',
  },
  'found_measure.unknown': {
    en: 'Your office does not record this figure for this application.',
    fil: 'Hindi itinatala ng tanggapan mo ang halagang ito para sa aplikasyong ito.',
  },
  'found_measure.closed': {
    en: 'Figures can be recorded from the review of your office until the bill is approved.',
    fil: 'Maitatala ang mga halaga mula sa pagsusuri ng tanggapan mo hanggang sa pag-apruba ng bayarin.',
  },
  'found_measure.changed': {
    en: 'An office recorded another figure after this bill was computed. Please have the bill computed again.',
    fil: 'May itinalang ibang halaga ang isang tanggapan matapos kuwentahin ang bayaring ito. Ipakuwenta itong muli.',
  },
} satisfies Messages;
