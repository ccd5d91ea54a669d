import type { Messages } from './merge.ts';

/** Money that fits no order. */
export const messages = {
  'top_no.format': {
    en: 'Please enter the order of payment number, for example TOP-2026-000045.',
    fil: 'Isulat ang numero ng order of payment, gaya ng TOP-2026-000045.',
  },
} satisfies Messages;
