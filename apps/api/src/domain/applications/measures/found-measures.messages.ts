import type { Messages } from '@ebpls/contracts';

/** Refusals of measures that offices find, needed by the server only. */
export const messages = {
  'found_measure.missing': {
    en: 'The bill can be computed only after the responsible offices record these figures: {figures}.',
    fil:
      'Makukuwenta lamang ang singil kapag naitala na ng mga tanggapang may hawak nito ang mga bilang na ito: ' +
      '{figures}.',
  },
  'found_measure.first': {
    en: 'Please record these figures before you decide on the clearance: {figures}.',
    fil: 'Itala muna ang mga bilang na ito bago magpasya sa clearance: {figures}.',
  },
  'found_measure.unknown': {
    en: 'Your office does not record this figure for this application.',
    fil: 'Hindi itinatala ng tanggapan mo ang bilang na ito para sa aplikasyong ito.',
  },
  'found_measure.closed': {
    en: 'You can record figures from the start of your office’s review until the bill is approved.',
    fil: 'Maitatala mo ang mga bilang mula sa simula ng pagsusuri ng tanggapan mo hanggang maaprubahan ang singil.',
  },
  'found_measure.changed': {
    en: 'An office changed a figure after this bill was computed. Please have the bill computed again.',
    fil: 'May tanggapang nagpalit ng bilang matapos kuwentahin ang singil na ito. Ipakuwenta itong muli.',
  },
} satisfies Messages;
