import type { Messages } from './merge.ts';

/** Refusals of the report of a visit, or of another day of it. */
export const messages = {
  'visit.checks_open': {
    en: 'Please answer every question of the list.',
    fil: 'Sagutin ang lahat ng tanong sa listahan.',
  },
  'visit.check_failed': {
    en: 'Something does not comply, so the visit cannot have passed.',
    fil: 'May hindi sumusunod, kaya hindi maaaring pumasa ang pagbisita.',
  },
  'visit.finding_required': {
    en: 'Please mark what does not comply, or write what was found.',
    fil: 'Markahan ang hindi sumusunod, o isulat ang nakita.',
  },
  'visit.met_required': { en: 'Please write whom you met.', fil: 'Isulat kung sino ang nakausap.' },
  'visit.signature_required': {
    en: 'Let the person sign, or mark that they do not want to.',
    fil: 'Papirmahin ang tao, o markahang ayaw niyang pumirma.',
  },
  'visit.reason_required': {
    en: 'Please write why that day does not suit.',
    fil: 'Isulat kung bakit hindi puwede ang araw.',
  },
  'visit_item.unknown': {
    en: 'This question is not on the list of the office.',
    fil: 'Wala sa listahan ng tanggapan ang tanong na ito.',
  },
  'signature.format': { en: 'The signature cannot be read.', fil: 'Hindi mabasa ang pirma.' },
} satisfies Messages;
