import type { Messages } from './merge.ts';

/** The search of all desks. */
export const messages = {
  'search.required': {
    en: 'Please enter at least two letters or digits.',
    fil: 'Mag-type ng kahit dalawang titik o numero.',
  },
} satisfies Messages;
