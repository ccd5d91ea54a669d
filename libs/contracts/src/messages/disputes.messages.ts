import type { Messages } from './merge.ts';

/** One line of an order of payment that its owner disputes (RA 7160 s.195). */
export const messages = {
  'dispute.line': { en: 'Please choose the line to dispute.', fil: 'Piliin ang linyang tututulan.' },
  'dispute.reason': { en: 'Please explain why the line is wrong.', fil: 'Isulat kung bakit mali ang linya.' },
  'dispute.reason_words': {
    en: 'Please explain the reason to the treasurer in at least five words.',
    fil: 'Magpaliwanag sa ingat-yaman sa hindi bababa sa limang salita.',
  },
  'dispute.decision': { en: 'Please enter the reason for the decision.', fil: 'Isulat ang dahilan ng pasya.' },
} satisfies Messages;
