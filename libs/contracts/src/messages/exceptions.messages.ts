import type { Messages } from './merge.ts';

/** Money that fits no order. */
export const messages = {
  'top_no.format': {
    en: 'Please write the number of the order of payment, like TOP-2026-000045.',
    fil: 'Isulat ang numero ng order of payment, gaya ng TOP-2026-000045.',
  },
} satisfies Messages;
