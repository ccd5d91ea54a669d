import type { Messages } from './merge.ts';

/** One line of an order of payment that its owner disputes (RA 7160 s.195). */
export const messages = {
  'dispute.line': { en: 'Please choose the line.', fil: 'Piliin ang linya.' },
  'dispute.reason': { en: 'Please explain why the line is wrong.', fil: 'Isulat kung bakit mali ang linya.' },
  'dispute.reason_words': {
    en: 'Please enter at least five words, for the treasurer.',
    fil: 'Sumulat ng hindi bababa sa limang salita, para sa ingat-yaman.',
  },
  'dispute.decision': { en: 'Please enter the reason for the decision.', fil: 'Isulat ang dahilan ng pasya.' },
} satisfies Messages;
