import type { Messages } from './merge.ts';

/** Refusals of the report of a visit, or of another day of it. */
export const messages = {
  'visit.checks_open': {
    en: 'Please answer every checklist question.',
    fil: 'Sagutin ang lahat ng tanong sa listahan.',
  },
  'visit.check_failed': {
    en: 'An item does not comply, so the visit cannot be marked as passed.',
    fil: 'May hindi sumusunod, kaya hindi maaaring pumasa ang pagbisita.',
  },
  'visit.finding_required': {
    en: 'Please mark the items that do not comply, or enter the findings.',
    fil: 'Markahan ang hindi sumusunod, o isulat ang nakita.',
  },
  'visit.met_required': { en: 'Please enter the name of the person you met.', fil: 'Isulat kung sino ang nakausap.' },
  'visit.signature_required': {
    en: 'Have the person sign, or mark that they refused to sign.',
    fil: 'Palagdain ang tao, o markahang tumanggi siyang lumagda.',
  },
  'visit.reason_required': {
    en: 'Please explain why you are not available.',
    fil: 'Ipaliwanag kung bakit hindi ka puwede.',
  },
  'visit_item.unknown': {
    en: 'This question is not on the office’s checklist.',
    fil: 'Wala sa listahan ng tanggapan ang tanong na ito.',
  },
  'signature.format': { en: 'The signature cannot be read.', fil: 'Hindi mabasa ang lagda.' },
} satisfies Messages;
