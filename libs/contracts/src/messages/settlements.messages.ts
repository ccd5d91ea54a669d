import type { Messages } from './merge.ts';

/** Messages about money that the gateway paid out to the bank. */
export const messages = {
  'settlement.decision': {
    en: 'Please choose what to do with this row.',
    fil: 'Piliin kung ano ang gagawin sa hilerang ito.',
  },
  'bank_reference.required': {
    en: 'Please enter the bank’s reference number.',
    fil: 'Isulat ang reference ng bangko.',
  },
} satisfies Messages;
