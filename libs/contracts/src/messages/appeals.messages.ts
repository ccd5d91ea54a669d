import type { Messages } from './merge.ts';

/** Appeals: requests and refusals of the form. */
export const messages = {
  'appeal_reason.required': {
    en: 'Please explain why the decision is wrong.',
    fil: 'Isulat kung bakit mali ang pasya.',
  },
  'appeal_outcome.required': { en: 'Please choose the decision.', fil: 'Pumili ng pasya.' },
  'appeal_decision.required': { en: 'Please enter the reason for the decision.', fil: 'Isulat ang dahilan ng pasya.' },
  'appeal_no.format': {
    en: 'Please enter the appeal number in this format: APL-2026-000045.',
    fil: 'Ganito ang numero ng apela: APL-2026-000045.',
  },
} satisfies Messages;
