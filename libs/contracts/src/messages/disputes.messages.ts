import type { Messages } from './merge.ts';

/** One line of an order of payment that its owner disputes (RA 7160 s.195). */
export const messages = {
  'dispute.line': { en: 'Please choose the line.', fil: 'Piliin ang linya.' },
  'dispute.reason': { en: 'Please write why the line is wrong.', fil: 'Isulat kung bakit mali ang linya.' },
  'dispute.reason_words': {
    en: 'Please write at least five words, so that the treasurer can judge it.',
    fil: 'Sumulat ng hindi bababa sa limang salita, para mahusgahan ito ng ingat-yaman.',
  },
  'dispute.decision': { en: 'Please write the reason of the decision.', fil: 'Isulat ang dahilan ng pasya.' },
} satisfies Messages;
